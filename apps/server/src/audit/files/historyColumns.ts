import type { Column } from '../../spreadsheets/xls/Sheet.ts';

/** The columns of a downloaded log, as the screen has them but for the details. */
export const historyColumns: readonly Column[] = [
  { header: 'Date (UTC)', width: 20 },
  { header: 'User', width: 24 },
  { header: 'Type', width: 18 },
  { header: 'Action', width: 22 },
  { header: 'Message', width: 100 },
];
