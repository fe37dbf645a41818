import type { PastedRate } from './pastedRates.ts';
import { type RateRow, type RateValues, rateFieldNames } from './RateRow.ts';
import { addRows } from './rateRows.ts';

/** What becomes of a row that was pasted. */
export type PasteOutcome =
  | { readonly kind: 'added' }
  /** An entry says something else from now on. */
  | { readonly kind: 'changed'; readonly row: RateRow }
  /** An entry says so already. */
  | { readonly kind: 'same'; readonly row: RateRow };

/**
 * What becomes of rows that were pasted, in their order. One that says what an entry says is that entry. Of those that are left, one of the same
 * location, product and first day changes the entry. Anything else is a new entry. An entry is met by one row at most.
 */
export function pasteOutcomes(
  pasted: readonly PastedRate[],
  rows: readonly RateRow[],
): readonly PasteOutcome[] {
  const outcomes: (PasteOutcome | undefined)[] = pasted.map(() => undefined);
  const met = new Set<RateRow>();
  const meet = (keyOf: (values: RateValues) => string | null, kind: 'changed' | 'same') => {
    const waiting = new Map<string, RateRow[]>();
    for (const row of rows) {
      const key = met.has(row) ? null : keyOf(row);
      if (key !== null) waiting.set(key, [...(waiting.get(key) ?? []), row]);
    }
    for (const [index, { values }] of pasted.entries()) {
      const key = outcomes[index] === undefined ? keyOf(values) : null;
      const row = key === null ? undefined : waiting.get(key)?.shift();
      if (row === undefined) continue;
      met.add(row);
      outcomes[index] = { kind, row };
    }
  };
  meet(wholeKey, 'same');
  meet(placeKey, 'changed');
  return outcomes.map((outcome) => outcome ?? { kind: 'added' });
}

/** The rows with what was pasted: entries changed in their places, new ones at the end. */
export function applyPaste(
  pasted: readonly PastedRate[],
  outcomes: readonly PasteOutcome[],
  rows: readonly RateRow[],
): readonly RateRow[] {
  const added: (RateValues & Pick<RateRow, 'unread'>)[] = [];
  const changed = new Map<string, RateRow>();
  for (const [index, { values, problems }] of pasted.entries()) {
    const outcome = outcomes[index];
    if (outcome?.kind === 'changed')
      changed.set(outcome.row.key, changedRow(outcome.row, { values, problems }));
    else if (outcome?.kind !== 'same') added.push({ ...values, ...unreadIn(problems) });
  }
  return addRows(
    rows.map((row) => changed.get(row.key) ?? row),
    added,
  );
}

/** The texts of choices that name nothing: they are shown where they were pasted, until something is chosen. */
function unreadIn(problems: PastedRate['problems']): Pick<RateRow, 'unread'> {
  const unread = choiceNames.flatMap((name) => {
    const problem = problems[name];
    return problem?.kind === 'unknown' ? [[name, problem.text]] : [];
  });
  return unread.length === 0 ? {} : { unread: Object.fromEntries(unread) };
}

const choiceNames = ['state', 'productTemplateShortName', 'status'] as const;

/** An entry that says what a row says; cells that are empty leave it as it is. */
export function changedRow(
  row: RateRow,
  { values, problems }: Pick<PastedRate, 'problems' | 'values'>,
): RateRow {
  const names = rateFieldNames.filter((name) => problems[name]?.kind !== 'missing');
  return { ...row, ...Object.fromEntries(names.map((name) => [name, values[name]])), ...unreadIn(problems) };
}

function wholeKey(values: RateValues): string {
  return JSON.stringify(rateFieldNames.map((name) => values[name]));
}

/** Null for what has no place or no day. */
function placeKey(values: RateValues): string | null {
  const { state, productTemplateShortName, effectiveDateRangeBegin: day } = values;
  return state === null || productTemplateShortName === null || day === ''
    ? null
    : JSON.stringify([state, productTemplateShortName, day]);
}
