/** What a picker asks for unless it is told otherwise. */
export const gridPickerDefaults = {
  sort: { key: 'name', direction: 'asc' },
  startIndex: 0,
  pageSize: 25,
  filterType: 101,
  dataName: 'producer',
} as const;
