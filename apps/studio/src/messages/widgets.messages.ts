/** The texts of the widgets, as they are in English; `.one` and `.many` stand for numbers. */
export const widgetMessages = {
  'bulk.selected': '{count} selected',
  'bulk.onFilter': 'of {total} on this filter',
  'bulk.selectAll': 'Select all {total}',
  'bulk.nothing': 'Select at least one row',
  'grid.selectRow': 'Select {name}',
  'grid.selectPage': 'Select all rows on this page',
  'grid.loading': 'Loading',
  'actions.more': 'More actions',
  'actions.unavailable': 'Not available now',
  'actions.notImplemented.title': 'Action not implemented',
  'actions.notImplemented.text': "The action '{name}' is not available in this version.",
} as const;
