/** The default requests of the studio's pickers, as props of a `GridPicker`. */
export const gridPickerDefaults = {
  dataName: 'producer',
  filterType: 101,
  defaultSort: { key: 'name', direction: 'asc' },
  pageSize: 25,
} as const;
