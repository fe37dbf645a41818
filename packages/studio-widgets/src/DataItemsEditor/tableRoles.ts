/**
 * The roles of the parts of a table. They are said on plain elements, because rows stand at places of their own, far
 * from rows that are not drawn, and table elements would not.
 */
export const tableRoles = {
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const,
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
