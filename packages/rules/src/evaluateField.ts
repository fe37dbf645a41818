import type { CompiledField } from './compileForm.ts';
import { type EntryCase, entryCase, type FormEntries } from './entryScopes.ts';
import type { FieldOutcome, ReadValue, ScriptOutcome } from './FormOutcome.ts';
import { formatValue } from './formatValue.ts';
import { allSteps, isTruthy, type Script } from './runScript.ts';
import { type CaseValue, enteredValue, isMissing, listOf, scalarsOf, ValueError, yesOrNo } from './values.ts';

/** Changes a value. Of choices by entry, rules read all of them. */
export function put({ field, key }: CompiledField, value: CaseValue, { values, choices }: Known): void {
  if (field.takesSeveral !== true || field.repeatedBy === null || value === null) {
    values[key] = value;
    choices.delete(key);
    return;
  }
  const own = listOf(value).map((each) => (typeof each === 'string' && each !== '' ? each.split(',') : each));
  choices.set(key, own);
  values[key] = own.filter((each) => !isMissing(each)).flat();
}

/** Choices by entry as one list. */
export function joined(choices: readonly CaseValue[]): CaseValue {
  return choices.map((each) => (typeof each === 'object' && each !== null ? each.join() : each));
}

/** The values of a form that is evaluated. */
export interface Known {
  readonly values: Record<string, CaseValue>;
  /** Of fields that repeat and take several choices, the choices by entry: `values` has all of them. */
  readonly choices: Map<string, readonly CaseValue[]>;
  readonly entries: FormEntries;
}

/** What the scripts of a field see: of one that repeats, entry by entry. */
function casesOf({ field, around, scopes }: CompiledField, known: Known): readonly EntryCase[] {
  const { values, entries } = known;
  if (field.repeatedBy === null) return [{ own: values, all: values }];
  const valuesOf = (key: string) => known.choices.get(key) ?? listOf(values[key]);
  return Array.from({ length: entries.counts.get(field.repeatedBy) ?? 0 }, (_, index) =>
    entryCase({ scopes, around, values, entries, valuesOf }, index),
  );
}

/** What a script gave. */
interface Computed {
  readonly outcome: ScriptOutcome;
  /** Why it cannot decide, by entry. */
  readonly faults: readonly (string | null)[];
}

export function compute(each: CompiledField, script: Script | string, known: Known, format = ''): Computed {
  if (typeof script === 'string') {
    const problem = { code: 'error', message: script } as const;
    return { outcome: { values: [null], texts: [''], read: [], problem }, faults: [script] };
  }
  const cases = casesOf(each, known);
  const faults: (string | null)[] = cases.map(() => null);
  const steps = allSteps();
  let problem: ScriptOutcome['problem'] = null;
  const values = cases.map(({ own, all }, index): CaseValue => {
    try {
      const { value, note } = script.run(own, all, steps);
      if (note !== null) problem = { code: note };
      return value;
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      faults[index] = error.message;
      problem = { code: 'error', message: error.message };
      return null;
    }
  });
  const outcome = {
    ...{ values, texts: values.map((value) => textOf(value, format)), problem },
    read: script.reads.map(({ key, isAll }): ReadValue => {
      const isByEntry = each.scopes.some((scope) => scope.key === key && scope.isAll === isAll);
      const read = (isByEntry ? cases : [{ own: known.values, all: known.values }]).map(
        ({ own, all }) => (isAll ? all : own)[key] ?? null,
      );
      return { key, isAll, values: read };
    }),
  };
  return { outcome, faults };
}

/** What a link gives, by entry. Of what repeats elsewhere each entry has the value at its own position. */
export function linkedValues(each: CompiledField, link: string, known: Known): readonly CaseValue[] {
  const { field, type, linkScopes } = each;
  const source = known.values[link] ?? null;
  const given = (value: CaseValue) => {
    const begun = isMissing(value) ? field.defaultValue : value;
    return enteredValue(type === 'text' && typeof begun === 'boolean' ? yesOrNo(begun) : begun, type);
  };
  if (field.repeatedBy === null) return [given(source)];
  const isByPosition = linkScopes.length === 0 && typeof source === 'object' && source !== null;
  return casesOf({ ...each, scopes: linkScopes }, known).map(({ own }, index) =>
    given(isByPosition ? (listOf(source)[index] ?? null) : (own[link] ?? null)),
  );
}

/** What was entered; where nothing was, what the link gives. */
export function entryOr(entered: CaseValue, linked: CaseValue | undefined): CaseValue {
  if (entered === '') return null;
  return entered ?? linked ?? null;
}

export function entriesOr(each: CompiledField, entered: CaseValue, linked: readonly CaseValue[]): CaseValue {
  const own = listOf(entered);
  return entriesAsOne(
    each,
    linked.map((value, index) => entryOr(own[index] ?? null, value)),
  );
}

/** One value an entry: of several the first one, or choices that are joined. */
export function entriesAsOne({ field }: CompiledField, values: readonly CaseValue[]): CaseValue {
  return field.takesSeveral === true ? joined(values) : scalarsOf(values);
}

interface Evaluated extends Pick<FieldOutcome, 'isShown' | 'computed' | 'linked'>, Known {}

export function outcomeOf(
  each: CompiledField,
  { isShown, computed, linked, ...known }: Evaluated,
): FieldOutcome {
  const { field, disable, required } = each;
  const [off, asked] = [disable, required].map((script) =>
    script === null ? null : compute(each, script, known),
  );
  const decidedAt = (index: number) => ({
    isDisabled: isTruthy(off?.outcome.values[index] ?? null),
    isRequired: !asked || asked.faults[index] !== null ? null : isTruthy(asked.outcome.values[index] ?? null),
  });
  const isByEntry = field.repeatedBy !== null && (disable !== null || required !== null);
  const count = known.entries.counts.get(field.repeatedBy ?? '') ?? 0;
  const faults = [off, asked].flatMap((one) => one?.faults ?? []);
  return {
    ...{ isShown, computed, linked },
    ...(isByEntry ? { isDisabled: false, isRequired: null } : decidedAt(0)),
    entries: isByEntry ? Array.from({ length: count }, (_, index) => decidedAt(index)) : null,
    ...{ disable: off?.outcome ?? null, required: asked?.outcome ?? null },
    errors: [...new Set(faults.flatMap((fault) => fault ?? []))],
  };
}

function textOf(value: CaseValue, format: string): string {
  if (isMissing(value) || value === null) return '';
  if (typeof value === 'number') return formatValue(value, format);
  return typeof value === 'object' ? value.join(', ') : String(value);
}
