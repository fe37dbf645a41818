/** What the studio's pickers ask for unless they are told otherwise, as props of a `GridPicker`. */
export const gridPickerDefaults = {
  dataName: 'producer',
  filterType: 101,
  defaultSort: { key: 'name', direction: 'asc' },
  pageSize: 25,
} as const;
