/**
 * Roles of the parts of a table. Its parts are laid out as grids and blocks, and some browsers forget what a table part is
 * when it is not laid out as one: so they are explicit.
 */
export const asRowGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asCell = { role: 'gridcell' } as const;
export const asHead = { role: 'columnheader' } as const;
