import {
  type CaseValue,
  type CaseValues,
  type FormOutcome,
  FormTrial,
  fieldKey,
  isSameValue,
  readAmount,
  readAs,
} from '@studio/rules';
import type { CaseRow, FormDraft } from '../../draft/FormDraft.ts';
import { toCase } from '../../draft/toDesignBody.ts';
import type { ElsewhereTypes } from './elsewhere.ts';
import { type FilledIn, filledInBy, writeCaseValue } from './formCases.ts';
import { placedFields, triedForm } from './trialForm.ts';

/** Something that is not as a case expects it. */
export interface CaseDifference {
  readonly field: string;
  /** Whether it is shown, or its value. */
  readonly of: 'shown' | 'value';
  readonly expected: CaseValue;
  readonly actual: CaseValue;
}

/** What became of a case. */
export interface CaseRun {
  readonly row: CaseRow;
  /** None where everything is as expected. */
  readonly differences: readonly CaseDifference[];
  /** It comes to something else than in the form as it was saved. */
  readonly isChanged: boolean;
}

/** A form that cases are run on. */
export interface CaseForm {
  readonly draft: Pick<FormDraft, 'parts' | 'rules' | 'condition'>;
  readonly uniqueName: string;
}

/** What cases come to on the form as it was saved: each is run once for the same values. */
export interface SavedCases extends CaseForm {
  readonly factsOf: (filled: FilledIn) => Facts;
}

/** What of an outcome is compared. Of a field that is shown and has no script and no link nothing is. */
interface Facts {
  readonly form: FormOutcome['form'];
  readonly fields: ReadonlyMap<string, string>;
}

const noTypes: ElsewhereTypes = new Map();

/** Runs kept cases on a form. @param saved the form as it was saved, to compare with */
export function runCases(
  { draft, uniqueName }: CaseForm & { readonly draft: FormDraft },
  saved: CaseForm,
  types = noTypes,
): readonly CaseRun[] {
  if (draft.cases.length === 0) return [];
  return draft.cases.map(caseRunner({ draft, uniqueName }, savedCases(saved), types));
}

export function savedCases({ draft, uniqueName }: CaseForm): SavedCases {
  const trial = new FormTrial(tried({ draft, uniqueName }));
  const known = new Map<string, Facts>();
  return {
    ...{ draft, uniqueName },
    factsOf: (filled) => {
      const text = JSON.stringify(filled);
      const facts = known.get(text) ?? factsIn(trial.evaluate(filled.values, filled.others));
      known.set(text, facts);
      return facts;
    },
  };
}

/** Runs single cases on a form, each once. */
export function caseRunner(
  { draft, uniqueName }: CaseForm,
  saved: SavedCases,
  types = noTypes,
): (row: CaseRow) => CaseRun {
  const trial = new FormTrial(tried({ draft, uniqueName }));
  const former = formerNames(draft, saved.draft);
  const known = new WeakMap<CaseRow, CaseRun>();
  const run = (row: CaseRow): CaseRun => {
    const { values, others } = filledInBy(row, uniqueName, types);
    const outcome = trial.evaluate(values, others);
    // The saved form has the values under the names that its fields have there.
    const before = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [former.get(name) ?? name, value]),
    );
    const isChanged = isOther(factsIn(outcome), saved.factsOf({ values: before, others }), former);
    return { row, differences: differencesOf(row, outcome, uniqueName), isChanged };
  };
  return (row) => {
    const made = known.get(row) ?? run(row);
    known.set(row, made);
    return made;
  };
}

function tried({ draft, uniqueName }: CaseForm) {
  return triedForm({ ...draft, cases: [] }, uniqueName);
}

/** The names that fields had in the form as it was saved, by those that they have now. Fields that are new are left out. */
function formerNames(now: CaseForm['draft'], saved: CaseForm['draft']): ReadonlyMap<string, string> {
  const before = placedFields({ ...saved, cases: [] });
  const byId = new Map(before.flatMap(({ part, name }) => (part.id === '' ? [] : [[part.id, name]])));
  const names = new Set(before.map(({ name }) => name));
  return new Map(
    placedFields({ ...now, cases: [] }).flatMap(({ part, name }) => {
      const own = part.id === '' ? undefined : byId.get(part.id);
      if (own !== undefined) return [[name, own] as const];
      return names.has(name) ? [[name, name] as const] : [];
    }),
  );
}

function factsIn({ form, fields }: FormOutcome): Facts {
  const found = [...fields].flatMap(([name, field]) => {
    const { isShown, isDisabled, isRequired, entries, computed, linked } = field;
    const states = (entries ?? []).map((entry) => [entry.isDisabled, entry.isRequired === true]);
    const isUsual = isShown && !isDisabled && isRequired !== true && !states.flat().includes(true);
    if (isUsual && computed === null && linked === null) return [];
    const facts = [isShown, isDisabled, isRequired === true, computed?.values ?? [], linked ?? []];
    return [[name, JSON.stringify(isUsual ? facts : [...facts, states])] as const];
  });
  return { form, fields: new Map(found) };
}

/** Of fields that both forms have: whether one of them becomes something else. @param former their names before, by those now */
function isOther(now: Facts, before: Facts, former: ReadonlyMap<string, string>): boolean {
  if (now.form !== before.form) return true;
  return [...former].some(([name, own]) => now.fields.get(name) !== before.fields.get(own));
}

function differencesOf(row: CaseRow, outcome: FormOutcome, uniqueName: string): readonly CaseDifference[] {
  const { shown, values } = toCase(row).expected;
  const prefix = fieldKey(uniqueName, '');
  return [
    ...Object.entries(shown).flatMap(([field, expected]): CaseDifference[] => {
      // A field that is not there any more is not shown.
      const actual = outcome.fields.get(field)?.isShown ?? false;
      return actual === expected ? [] : [{ field, of: 'shown', expected, actual }];
    }),
    ...Object.entries(values).flatMap(([key, expected]): CaseDifference[] => {
      const actual = valueAt(outcome.values, key);
      const field = key.startsWith(prefix) ? key.slice(prefix.length) : key;
      return meets(actual, expected) ? [] : [{ field, of: 'value', expected, actual }];
    }),
  ];
}

function valueAt(values: CaseValues, key: string): CaseValue {
  return values[key] ?? null;
}

/** Whether a value is what is expected: what was typed as an expectation is a text. */
function meets(actual: CaseValue, expected: CaseValue): boolean {
  if (isSameValue(expected, actual)) return true;
  if (typeof expected !== 'string') return false;
  if (typeof actual === 'object' && actual !== null) {
    // Of what repeats, one an entry.
    const texts = expected.split(/;|,\s/);
    const meetsEach =
      texts.length === actual.length && actual.every((each, index) => meets(each, texts[index] ?? ''));
    return meetsEach || expected.trim() === writeCaseValue(actual);
  }
  if (typeof actual === 'number') return readAmount(expected) === actual;
  if (typeof actual === 'boolean') return readAs(expected, 'boolean') === actual;
  return expected.trim() === writeCaseValue(actual);
}
