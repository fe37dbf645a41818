import { showDay, toDayText } from '../../../kernel/object/plain/days.ts';
import { rateText } from '../rates.messages.ts';
import type { DatedRow } from './model/overlaps.ts';
import type { PasteContext, PasteProblem } from './model/pastedRates.ts';
import {
  emptyFields,
  isBlankRow,
  type RateField,
  type RateRow,
  rateFieldNames,
  unreadText,
} from './model/RateRow.ts';
import type { RateOn } from './model/ratesOnDay.ts';
import type { RateChoices } from './RateContext.ts';
import { labelOf, statusChoices } from './rateWords.ts';

/** What is missing in a row, as one sentence; null for nothing, and for the place of a new entry. */
export function describeMissing(row: RateRow): string | null {
  if (isBlankRow(row)) return null;
  const words = missingFields(row).map((name, index) =>
    index === 0 ? rateText(name) : within(rateText(name)),
  );
  const last = words.at(-1);
  if (last === undefined) return null;
  const others = words.slice(0, -1);
  if (others.length === 0) return rateText('missing.one', { field: last });
  return rateText('missing.two', { first: others.join(', '), last });
}

/** The fields into which nothing was entered, or pasted. */
function missingFields(row: RateRow): readonly RateField[] {
  return emptyFields(row).filter((name) => unreadText(row, name) === null);
}

/** What is wrong with a field of a row, in words; the fault that its field finds where nothing was pasted that names nothing. */
export function describeFault(row: RateRow, name: RateField, fault: string | undefined): string | undefined {
  const text = unreadText(row, name);
  return fault === undefined || text === null ? fault : describeProblem(name, { kind: 'unknown', text });
}

/** A label within a sentence. */
function within(label: string): string {
  return label.toLocaleLowerCase();
}

/** The days of an entry. */
export function formatDays({ effectiveDateRangeBegin: begin, effectiveDateRangeEnd: end }: RateRow): string {
  return rateText('days', { begin: showDay(begin), end: showDay(end) });
}

/** That an entry shares days with another one. */
export function describeOverlap({ row }: DatedRow): string {
  return rateText('overlap', { days: formatDays(row) });
}

/** What there is to say of the row that is edited, in lines: what is wrong, and what it overlaps. */
export function notesOf(
  row: RateRow,
  faults: Readonly<Record<string, string>> | undefined,
  overlap: DatedRow | undefined,
): readonly { readonly tone: 'bad' | 'warning'; readonly text: string }[] {
  const empty = missingFields(row);
  const missing = faults === undefined ? null : describeMissing(row);
  const wrong = rateFieldNames.flatMap((name) =>
    empty.includes(name) ? [] : (describeFault(row, name, faults?.[name]) ?? []),
  );
  return [
    ...[...(missing === null ? [] : [missing]), ...wrong].map((text) => ({ tone: 'bad' as const, text })),
    ...(overlap === undefined ? [] : [{ tone: 'warning' as const, text: describeOverlap(overlap) }]),
  ];
}

/** What cells of a spreadsheet are read and written with. */
export function pasteContext(choices: RateChoices): PasteContext {
  const headings = Object.fromEntries(rateFieldNames.map((name) => [name, rateText(name)]));
  // Every field has its heading.
  return { ...choices, headings: headings as PasteContext['headings'] };
}

/** What is wrong with a cell that was pasted. */
export function describeProblem(name: RateField, problem: PasteProblem): string {
  const field = rateText(name);
  if (problem.kind === 'missing') return rateText('missing.one', { field });
  if (problem.kind === 'backwards') return rateText('backwards');
  const isDay = name === 'effectiveDateRangeBegin' || name === 'effectiveDateRangeEnd';
  return rateText(isDay ? 'paste.noDay' : 'paste.unknown', { field, text: problem.text });
}

/** What holds on a day, in words. */
export function describeRateOn(on: RateOn): string {
  switch (on.kind) {
    case 'status':
      return on.status < 0 ? rateText('on.noStatus') : labelOf(statusChoices, on.status);
    case 'overlap':
      return rateText('on.entries', { count: on.rows.length });
    case 'none':
      return rateText('on.none');
    case 'gap':
      return describeGap(on);
  }
}

function describeGap({ after, before }: Extract<RateOn, { kind: 'gap' }>): string {
  const last = showDay(toDayText(after));
  const next = showDay(toDayText(before));
  if (after === null) return rateText('on.next', { day: next });
  return before === null ? rateText('on.expired', { day: last }) : rateText('on.both', { last, next });
}
