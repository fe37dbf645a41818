import { datesText } from '../dates.messages.ts';
import type { Boundary } from './boundaryField.tsx';
import type { ProductDraft } from './productDraft.ts';

type DateRow = 'back' | 'future' | 'pending';

const boundaries = {
  back: 'BackdateBoundary',
  future: 'FuturedateBoundary',
  pending: 'SubmitPendingBoundary',
} as const satisfies Record<DateRow, string>;

/** What a row of boundaries allows, in a sentence that agents and underwriters share. */
export function describeBoundary(row: DateRow | 'period'): (draft: ProductDraft) => string {
  if (row === 'period') return describePeriod;
  const name = boundaries[row];
  return (draft) => describeDates(row, draft[`producer${name}`], draft[`uw${name}`]);
}

function describeDates(row: DateRow, producer: Boundary, uw: Boundary): string {
  const isNone = producer === 0;
  const whose = producer === uw ? 'both' : 'producer';
  const texts = {
    who: datesText(`who.${whose}`),
    in: datesText(`in.${whose}`),
    how: describeLimit(row, producer),
    other: datesText('in.uw'),
    otherHow: describeLimit(row, uw),
  };
  if (producer === uw) return datesText(isNone ? `${row}.none` : row, texts);
  return datesText(isNone ? `${row}.none.two` : `${row}.two`, texts);
}

function describeLimit(row: DateRow, boundary: Boundary): string {
  if (typeof boundary !== 'number') return datesText(`${row}.any`);
  if (boundary === 0) return datesText(`${row}.not`);
  return datesText(`${row}.how`, { days: formatTime(Math.abs(boundary), 'days') });
}

function describePeriod({
  policyDateRangeBoundary: period,
  policyDateRangeBoundaryUnit: unit,
}: Pick<ProductDraft, 'policyDateRangeBoundary' | 'policyDateRangeBoundaryUnit'>): string {
  if (typeof period !== 'number') return datesText('period.any');
  return period === 0 ? datesText('period.0') : datesText('period', { time: formatTime(period, unit) });
}

function formatTime(count: number, unit: 'days' | 'months'): string {
  const one = unit === 'days' ? 'day' : 'month';
  return datesText(count === 1 ? one : unit, { count: count.toLocaleString() });
}
