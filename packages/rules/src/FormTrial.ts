import {
  type CompiledField,
  type CompiledForm,
  type CompiledRule,
  compileForm,
  keysOfScript,
  type TriedForm,
} from './compileForm.ts';
import type { Component } from './components.ts';
import { type ConditionTrace, traceCondition } from './evaluateCondition.ts';
import type { FieldOutcome, FormOutcome, RuleResult, ScriptOutcome, TriedValues } from './FormOutcome.ts';
import { formatValue } from './formatValue.ts';
import { keysOfCondition } from './readCondition.ts';
import { isTruthy, type Script } from './runScript.ts';
import {
  type CaseValue,
  type CaseValues,
  enteredValue,
  isMissing,
  isSameValue,
  keysThatDiffer,
  listOf,
  scalarsOf,
  ValueError,
} from './values.ts';

/** Things that depend on each other are evaluated again so often, at most. */
const mostRounds = 50;

/** A form as it was evaluated. Lists are by the position of a field, or of a rule. */
interface State {
  readonly others: CaseValues;
  /** What was filled in, or is there by default. */
  readonly begun: readonly CaseValue[];
  /** How many entries a section that repeats has. */
  readonly entries: ReadonlyMap<string, number>;
  readonly values: Record<string, CaseValue>;
  readonly computed: (ScriptOutcome | null)[];
  readonly linked: (readonly CaseValue[] | null)[];
  readonly results: RuleResult[];
  readonly fields: FieldOutcome[];
  /** Of components that do not settle, the fields that still changed. */
  readonly unsettled: Map<number, readonly number[]>;
  readonly outcome: FormOutcome;
}

/** What is evaluated again. */
interface Work extends Omit<State, 'outcome'> {
  /** By component: something that it depends on has changed. */
  readonly isDue: Uint8Array;
  /** By field: what becomes of it may be different. */
  readonly isTouched: Uint8Array;
}

/**
 * A form that was read once, and is filled in any number of times. A hidden field keeps its value, which is read, or loses it at once. Rules and scripts are
 * evaluated in the order of what they depend on; after the first time only those that depend on what has changed since the last one. The outcome of the same
 * values is always the same.
 */
export class FormTrial {
  readonly #form: CompiledForm;
  #last: State | null = null;

  constructor(form: TriedForm) {
    this.#form = compileForm(form);
  }

  /** What rules, scripts and links read that no field of the form holds: fields of other forms, properties and variables. Each once. */
  get foreignKeys(): readonly string[] {
    const { fields, rules, form, fieldAt } = this.#form;
    const keys = [
      ...[...rules, ...(form === null ? [] : [form])].flatMap(({ condition }) => keysOfCondition(condition)),
      ...fields.flatMap(({ value, disable, required, link }) => [
        ...[value, disable, required].flatMap(keysOfScript),
        ...(link === null ? [] : [link]),
      ]),
    ];
    return [...new Set(keys)].filter((key) => !fieldAt.has(key));
  }

  /** What becomes of the form. @param others values of other forms, properties and variables, by key */
  evaluate(given: TriedValues, others: CaseValues = {}): FormOutcome {
    const last = this.#last;
    const begun = this.#form.fields.map(({ field, type, link }, index) => {
      const { name, repeatedBy } = field;
      // What is linked falls back to it later.
      const usual = repeatedBy === null && link === null ? field.defaultValue : null;
      const entered = Object.hasOwn(given, name) ? (given[name] ?? null) : usual;
      const value = enteredValue(entered, type, link !== null);
      const before = last?.begun[index];
      return before !== undefined && isSameValue(before, value) ? before : value;
    });
    const changed = begun.flatMap((value, index) => (value === last?.begun[index] ? [] : [index]));
    const changedOthers = last === null ? [] : keysThatDiffer(last.others, others);
    if (last !== null && changed.length === 0 && changedOthers.length === 0) return last.outcome;
    const work = this.#begin(last, { begun, others });
    for (const index of changed) work.isDue[this.#form.componentOf[index] ?? 0] = 1;
    for (const key of changedOthers) this.#noteOther(work, key);
    this.#noteEntries(work, last?.entries);
    for (const [index, component] of this.#form.components.entries())
      if (work.isDue[index] === 1) this.#settle(index, component, work);
    this.#last = { ...work, outcome: this.#finish(work) };
    return this.#last.outcome;
  }

  #begin(last: State | null, { begun, others }: Pick<State, 'begun' | 'others'>): Work {
    const isFirst = last === null;
    const values: Record<string, CaseValue> = Object.assign(Object.create(null), others);
    for (const [index, { key }] of this.#form.fields.entries())
      values[key] = (isFirst ? begun[index] : last.values[key]) ?? null;
    const due = (length: number) => new Uint8Array(length).fill(isFirst ? 1 : 0);
    return {
      ...{ others, begun, values },
      entries: new Map(
        [...this.#form.sections].map(([section, fields]) => [
          section,
          fields.reduce((most, index) => Math.max(most, listOf(begun[index]).length), 0),
        ]),
      ),
      computed: isFirst ? this.#form.fields.map(() => null) : [...last.computed],
      linked: isFirst ? this.#form.fields.map(() => null) : [...last.linked],
      results: isFirst ? this.#form.rules.map(() => 'holds') : [...last.results],
      fields: isFirst ? [] : [...last.fields],
      unsettled: new Map(last?.unsettled),
      ...{ isDue: due(this.#form.components.length), isTouched: due(this.#form.fields.length) },
    };
  }

  #noteOther({ isDue, isTouched }: Work, key: string): void {
    for (const component of this.#form.foreign.get(key) ?? []) isDue[component] = 1;
    for (const reader of this.#form.readers.get(key) ?? []) isTouched[reader] = 1;
  }

  /** Scripts in a section run for each of its entries. */
  #noteEntries({ entries, isDue, isTouched }: Work, before: State['entries'] | undefined): void {
    for (const [section, count] of entries) {
      if (count === before?.get(section)) continue;
      for (const index of this.#form.sections.get(section) ?? []) {
        isDue[this.#form.componentOf[index] ?? 0] = 1;
        isTouched[index] = 1;
      }
    }
  }

  /** Evaluates fields and rules that depend on each other until nothing changes any more; mostly a single one, once. */
  #settle(index: number, { members, isCircular }: Component, work: Work): void {
    const before = members.map((member) => this.#stateOf(member, work));
    let unsettled: readonly number[] = [];
    if (isCircular) {
      // What they come to must not depend on what was there before.
      for (const member of members) this.#reset(member, work);
      for (let round = 0; round < mostRounds; round += 1) {
        unsettled = members.filter((member) => this.#evaluateNode(member, work));
        if (unsettled.length === 0) break;
      }
    } else for (const member of members) this.#evaluateNode(member, work);
    work.unsettled.set(
      index,
      unsettled.filter((member) => member < this.#form.fields.length),
    );
    for (const [position, member] of members.entries()) {
      if (isSameValue(before[position], this.#stateOf(member, work))) continue;
      this.#noteChange(member, work);
    }
  }

  #stateOf(member: number, { values, results }: Work): CaseValue {
    const field = this.#form.fields[member];
    return field === undefined
      ? (results[member - this.#form.fields.length] ?? null)
      : (values[field.key] ?? null);
  }

  #noteChange(member: number, { isDue, isTouched }: Work): void {
    for (const component of this.#form.dependents[member] ?? []) isDue[component] = 1;
    const field = this.#form.fields[member];
    const touched = field
      ? this.#form.readers.get(field.key)
      : this.#form.shownBy[member - this.#form.fields.length];
    for (const index of touched ?? []) isTouched[index] = 1;
  }

  #reset(member: number, { values, begun, results }: Work): void {
    const field = this.#form.fields[member];
    if (field) values[field.key] = begun[member] ?? null;
    else results[member - this.#form.fields.length] = 'holds';
  }

  /** @returns whether it is other than before */
  #evaluateNode(member: number, work: Work): boolean {
    const field = this.#form.fields[member];
    if (field !== undefined) return this.#evaluateField(member, field, work);
    const index = member - this.#form.fields.length;
    const rule = this.#form.rules[index];
    const result = rule === undefined ? 'empty' : decide(rule, work.values);
    if (work.results[index] === result) return false;
    work.results[index] = result;
    return true;
  }

  #evaluateField(index: number, each: CompiledField, work: Work): boolean {
    const { key, value: script, field } = each;
    let value = work.begun[index] ?? null;
    if (script !== null) {
      const outcome = this.#compute(each, script, work);
      work.computed[index] = outcome;
      work.isTouched[index] = 1;
      value = field.repeatedBy === null ? (outcome.values[0] ?? null) : scalarsOf(outcome.values);
    } else if (each.link !== null) {
      const linked = linkedValues(each, each.link, work);
      work.linked[index] = linked;
      work.isTouched[index] = 1;
      value = field.repeatedBy === null ? entryOr(value, linked[0]) : entriesOr(value, linked);
    }
    if (isLost(each, work.results)) value = null;
    // Of fields of the same name the last one counts.
    if (this.#form.fieldAt.get(key) !== index || isSameValue(work.values[key], value)) return false;
    work.values[key] = value;
    return true;
  }

  #finish(work: Work): FormOutcome {
    const { values, results, computed, linked, fields, unsettled } = work;
    for (const [index, each] of this.#form.fields.entries())
      if (work.isTouched[index] === 1)
        fields[index] = outcomeOf(each, {
          values,
          isShown: isShown(each, results),
          count: work.entries.get(each.field.repeatedBy ?? '') ?? 0,
          computed: computed[index] ?? null,
          linked: linked[index] ?? null,
        });
    const nameAt = (index: number) => this.#form.fields[index]?.field.name ?? '';
    return {
      form: this.#form.form === null ? 'holds' : decide(this.#form.form, values),
      rules: new Map(this.#form.ruleNames.map((name, index) => [name, results[index] ?? 'empty'])),
      fields: new Map(
        this.#form.fields.map(({ field }, index) => [field.name, fields[index] ?? unknownField]),
      ),
      values,
      deleted: this.#form.fields.flatMap((each) => (isLost(each, results) ? [each.field.name] : [])),
      circular: [...new Set([...unsettled.values()].flat().toSorted((one, other) => one - other))].map(
        nameAt,
      ),
    };
  }

  /** What became of each condition of a rule. @param name null for the rule that shows the form. Null where there is no such rule. */
  trace(name: string | null, { values }: Pick<FormOutcome, 'values'>): ConditionTrace | null {
    const rule = name === null ? this.#form.form : this.#form.rules[this.#form.ruleAt.get(name) ?? -1];
    return rule ? traceCondition(rule.condition, values) : null;
  }

  #compute(
    { field, ownKeys }: CompiledField,
    script: Script | string,
    { values, entries }: Work,
  ): ScriptOutcome {
    if (typeof script === 'string')
      return { values: [null], texts: [''], read: [], problem: { code: 'error', message: script } };
    const read = script.keys.map((key) => ({ key, value: values[key] ?? null }));
    const { repeatedBy } = field;
    const cases =
      repeatedBy === null
        ? [values]
        : Array.from({ length: entries.get(repeatedBy) ?? 0 }, (_, index) => entryOf(values, ownKeys, index));
    let problem: ScriptOutcome['problem'] = null;
    const results = cases.map((own): CaseValue => {
      try {
        const { value, note } = script.run(own);
        if (note !== null) problem = { code: note };
        return value;
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        problem = { code: 'error', message: error.message };
        return null;
      }
    });
    return {
      values: results,
      texts: results.map((value) => textOf(value, field.valueFormat)),
      read,
      problem,
    };
  }
}

/** A conditional field is shown while its rule holds; one without a rule is never shown. */
function isShown({ field, rule }: CompiledField, results: readonly RuleResult[]): boolean {
  return !field.isConditional || results[rule] === 'holds';
}

/** A value is deleted only when the rule has decided that its field is hidden, not where it cannot decide. */
function isLost({ field, isDeleted, rule }: CompiledField, results: readonly RuleResult[]): boolean {
  return isDeleted && field.isConditional && results[rule] === 'not';
}

const unknownField: FieldOutcome = {
  ...{ isShown: true, isDisabled: false, isRequired: null, entries: null },
  ...{ computed: null, linked: null, errors: [] },
};

/** The values as one entry of a section sees them: of the fields of the section its own. */
function entryOf(values: CaseValues, ownKeys: readonly string[], index: number): CaseValues {
  const own: Record<string, CaseValue | undefined> = Object.create(values);
  for (const key of ownKeys) own[key] = listOf(values[key])[index] ?? null;
  return own;
}

/** What a link gives, by entry. Of what repeats elsewhere each entry has the value at its own position. */
function linkedValues(
  { field, type, ownKeys }: CompiledField,
  link: string,
  { values, entries }: Work,
): readonly CaseValue[] {
  const source = values[link] ?? null;
  const given = (value: CaseValue) => enteredValue(isMissing(value) ? field.defaultValue : value, type);
  if (field.repeatedBy === null) return [given(source)];
  const isByEntry = ownKeys.includes(link) || (typeof source === 'object' && source !== null);
  return Array.from({ length: entries.get(field.repeatedBy) ?? 0 }, (_, index) =>
    given(isByEntry ? (listOf(source)[index] ?? null) : source),
  );
}

/** What was entered; where nothing was, what the link gives. */
function entryOr(entered: CaseValue, linked: CaseValue | undefined): CaseValue {
  if (entered === '') return null;
  return entered ?? linked ?? null;
}

function entriesOr(entered: CaseValue, linked: readonly CaseValue[]): CaseValue {
  const own = listOf(entered);
  return scalarsOf(linked.map((value, index) => entryOr(own[index] ?? null, value)));
}

interface Evaluated extends Pick<FieldOutcome, 'isShown' | 'computed' | 'linked'> {
  readonly values: CaseValues;
  /** How many entries the field has, if it repeats. */
  readonly count: number;
}

function outcomeOf(
  { field, disable, required, ownKeys }: CompiledField,
  { values, isShown, computed, linked, count }: Evaluated,
): FieldOutcome {
  const errors = new Set<string>();
  const decideBy = (script: Script | string | null, of: CaseValues): boolean | null => {
    if (script === null) return null;
    if (typeof script === 'string') errors.add(script);
    else {
      try {
        return isTruthy(script.run(of).value);
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        errors.add(error.message);
      }
    }
    return null;
  };
  const decide = (of: CaseValues) => ({
    isDisabled: decideBy(disable, of) ?? false,
    isRequired: decideBy(required, of),
  });
  const isByEntry = field.repeatedBy !== null && (disable !== null || required !== null);
  const entries = isByEntry
    ? Array.from({ length: count }, (_, index) => decide(entryOf(values, ownKeys, index)))
    : null;
  const whole = isByEntry ? { isDisabled: false, isRequired: null } : decide(values);
  return { isShown, ...whole, entries, computed, linked, errors: [...errors] };
}

function decide({ holds }: CompiledRule, values: CaseValues): RuleResult {
  if (holds === null) return 'empty';
  try {
    return holds(values) ? 'holds' : 'not';
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return 'error';
  }
}

function textOf(value: CaseValue, format: string): string {
  if (isMissing(value) || value === null) return '';
  if (typeof value === 'number') return formatValue(value, format);
  return typeof value === 'object' ? value.join(', ') : String(value);
}
