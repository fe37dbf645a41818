import { datesText } from '../dates.messages.ts';
import type { Boundary } from './boundaryField.tsx';
import { isSubmittable, type ProductDraft } from './productDraft.ts';

type Sentence = 'back' | 'future' | 'pending';

const sentences = [
  ['back', 'BackdateBoundary'],
  ['future', 'FuturedateBoundary'],
  ['pending', 'SubmitPendingBoundary'],
] as const;

/** What the boundaries of a product allow, a sentence each; of dates only where it can be submitted. Agents and underwriters share a sentence. */
export function formatDates(draft: ProductDraft): readonly string[] {
  const { policyDateRangeBoundary: period, policyDateRangeBoundaryUnit: unit } = draft;
  const dates = isSubmittable(draft)
    ? sentences.map(([sentence, name]) => formatDate(sentence, draft[`producer${name}`], draft[`uw${name}`]))
    : [];
  return [...dates, formatPeriod(period, unit)];
}

function formatDate(sentence: Sentence, producer: Boundary, uw: Boundary): string {
  const isNone = producer === 0;
  const whose = producer === uw ? 'both' : 'producer';
  const texts = {
    who: datesText(`who.${whose}`),
    in: datesText(`in.${whose}`),
    how: describeHow(sentence, producer),
    other: datesText('in.uw'),
    otherHow: describeHow(sentence, uw),
  };
  if (producer === uw) return datesText(isNone ? `${sentence}.none` : sentence, texts);
  return datesText(isNone ? `${sentence}.none.two` : `${sentence}.two`, texts);
}

function describeHow(sentence: Sentence, boundary: Boundary): string {
  if (typeof boundary !== 'number') return datesText(`${sentence}.any`);
  if (boundary === 0) return datesText(`${sentence}.not`);
  return datesText(`${sentence}.how`, { days: formatTime(Math.abs(boundary), 'days') });
}

function formatPeriod(period: Boundary, unit: 'days' | 'months'): string {
  if (typeof period !== 'number') return datesText('period.any');
  return period === 0 ? datesText('period.0') : datesText('period', { time: formatTime(period, unit) });
}

function formatTime(count: number, unit: 'days' | 'months'): string {
  const one = unit === 'days' ? 'day' : 'month';
  return datesText(count === 1 ? one : unit, { count: count.toLocaleString() });
}
