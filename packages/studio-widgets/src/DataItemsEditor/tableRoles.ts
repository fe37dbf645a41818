/**
 * The roles of the parts of a table. They are set on plain elements, because rows are at positions of their own, far
 * from rows that are not drawn, and table elements would not.
 */
export const tableRoles = {
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const,
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
