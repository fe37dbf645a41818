import { ParameterError } from '../../http/ParameterError.ts';

/** Both ends included, in epoch milliseconds; null where it is open. */
export interface TimeRange {
  from: number | null;
  to: number | null;
}

/** Reads `from..to`, either left out. Throws a `ParameterError` when it is no range, or one that holds no time. */
export function readTimeRange(text: string | undefined): TimeRange {
  if (text === undefined) return { from: null, to: null };
  const ends = /^(?<from>\d{0,15})\.\.(?<to>\d{0,15})$/.exec(text)?.groups;
  if (!ends) throw new ParameterError('timeRange', `'${text}' is not a range of time.`);
  const from = readEnd(ends['from']);
  const to = readEnd(ends['to']);
  if (from !== null && to !== null && from > to) {
    throw new ParameterError('timeRange', 'The range of time ends before it begins.');
  }
  return { from, to };
}

function readEnd(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}
