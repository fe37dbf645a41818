import type { GridPage } from '../types.ts';

/** What is known of the requested pages: the last rows that came, and how the last request ended. */
export interface PageAnswer<Row> {
  /** The question that was answered last, well or badly; null before the first answer. */
  readonly settledId: string | null;
  readonly rows: readonly Row[] | undefined;
  readonly totalRecords: number;
  /** How many rows precede `rows`. */
  readonly rowOffset: number;
  /** Why the last question was not answered; null when it was. */
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Before the first answer. */
export const noAnswer = {
  settledId: null,
  rows: undefined,
  totalRecords: 0,
  rowOffset: 0,
  error: null,
  hasFailed: false,
} as const satisfies PageAnswer<never>;

/** The requested rows came. */
export function settleWithPage<Row>(
  settledId: string,
  rowOffset: number,
  { records, totalRecords }: GridPage<Row>,
): PageAnswer<Row> {
  return { settledId, rows: records, totalRecords, rowOffset, error: null, hasFailed: false };
}

/** They did not: what came before stays. */
export function settleWithError<Row>(
  before: PageAnswer<Row>,
  settledId: string,
  error: unknown,
): PageAnswer<Row> {
  return { ...before, settledId, error, hasFailed: true };
}

/** Where to go when the list has become shorter than the requested page; null when the page is there. */
export function getPageToGoBackTo<Row>(
  rowOffset: number,
  pageSize: number,
  { records, totalRecords }: GridPage<Row>,
): number | null {
  if (records.length > 0 || rowOffset === 0 || totalRecords === 0) return null;
  const last = Math.ceil(totalRecords / pageSize);
  return last * pageSize > rowOffset ? null : last;
}
