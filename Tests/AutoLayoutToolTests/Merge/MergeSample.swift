/// A small storyboard and edits of it.
enum MergeSample {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="con-tr-oll">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-oll" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-wx-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                    <rect key="frame" x="16" y="20" width="343" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-xx-001">
                                    <rect key="frame" x="16" y="61" width="100" height="50"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="100" id="wid-th-001"/>
                                        <constraint firstAttribute="height" constant="50" id="hei-gh-001"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="vie-wx-001" secondAttribute="leading" constant="16" id="con-st-001"/>
                                <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="vie-wx-001" secondAttribute="top" constant="20" id="con-st-002"/>
                                <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" constant="16" id="con-st-003"/>
                                <constraint firstItem="box-xx-001" firstAttribute="leading" secondItem="vie-wx-001" secondAttribute="leading" constant="16" id="con-st-004"/>
                                <constraint firstItem="box-xx-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" constant="20" id="con-st-005"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="140" y="140"/>
            </scene>
        </scenes>
    </document>

    """

  static let ours = text.replacing("text=\"Name\"", with: "text=\"First name\"")
  static let theirs = text.replacing("pointSize=\"17\"", with: "pointSize=\"20\"")
  static let both = ours.replacing("pointSize=\"17\"", with: "pointSize=\"20\"")
  static let rival = text.replacing("text=\"Name\"", with: "text=\"Last name\"")
}
