# A small image with autolayout and fonts for Latin, Arabic, Hebrew, Thai, Devanagari, Chinese, Japanese, Korean and emoji.
#
#   docker build -t autolayout .
#   docker run --rm -v "$PWD:/work" autolayout lint .
#
# The user in it is not root. Files that it writes into the mounted folder need --user "$(id -u):$(id -g)".

ARG SWIFT=6.3
ARG SUITE=bookworm

FROM swift:${SWIFT}-${SUITE} AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends make dpkg-dev binutils git python3 ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift Package.resolved* ./
COPY Scripts/setup.sh Scripts/
RUN Scripts/setup.sh
COPY . .
# The files' time in the package; `--build-arg` gives another.
ARG SOURCE_DATE_EPOCH=
RUN SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}" make package DIST=/dist

FROM debian:${SUITE}-slim
# The package brings the libraries and Inter, which stands for the system font; the rest are letters of other scripts and the
# fonts that documents name most.
COPY --from=build /dist/*.deb /tmp/
RUN apt-get update \
  && apt-get install --yes --no-install-recommends /tmp/*.deb git ca-certificates \
    fonts-dejavu-core fonts-lato fonts-liberation fonts-nanum fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core \
    fonts-roboto-unhinted \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/* \
  && fc-cache --system-only \
  && useradd --create-home --uid 10001 autolayout \
  # A mounted repository belongs to another user; git would refuse to read it.
  && git config --system --add safe.directory '*'
USER autolayout
WORKDIR /work
ENTRYPOINT ["autolayout"]
CMD ["--help"]
