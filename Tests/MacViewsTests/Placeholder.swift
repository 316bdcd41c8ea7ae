import MacViews
