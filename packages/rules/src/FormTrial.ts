import {
  type CompiledField,
  type CompiledForm,
  type CompiledRule,
  compileForm,
  keysOfScript,
  type TriedForm,
} from './compileForm.ts';
import type { Component } from './components.ts';
import { type FormEntries, outerEntries } from './entryScopes.ts';
import { type ConditionTrace, traceCondition } from './evaluateCondition.ts';
import {
  compute,
  entriesAsOne,
  entriesOr,
  entryOr,
  joined,
  type Known,
  linkedValues,
  outcomeOf,
  put,
} from './evaluateField.ts';
import type { FieldOutcome, FormOutcome, RuleResult, ScriptOutcome, TriedValues } from './FormOutcome.ts';
import { keysOfCondition } from './readCondition.ts';
import {
  type CaseValue,
  type CaseValues,
  enteredValue,
  isSameValue,
  keysThatDiffer,
  listOf,
  ValueError,
} from './values.ts';

/** Things that depend on each other are evaluated again so often, at most. */
const mostRounds = 50;

/** A form as it was evaluated. Lists are by the position of a field, or of a rule. */
interface State extends Known {
  readonly others: CaseValues;
  /** What was filled in, or is there by default. */
  readonly begun: readonly CaseValue[];
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
      choices: new Map(last?.choices),
      entries: this.#entriesOf(begun),
      computed: isFirst ? this.#form.fields.map(() => null) : [...last.computed],
      linked: isFirst ? this.#form.fields.map(() => null) : [...last.linked],
      results: isFirst ? this.#form.rules.map(() => 'holds') : [...last.results],
      fields: isFirst ? [] : [...last.fields],
      unsettled: new Map(last?.unsettled),
      ...{ isDue: due(this.#form.components.length), isTouched: due(this.#form.fields.length) },
    };
  }

  #entriesOf(begun: State['begun']): FormEntries {
    const { fields, sections } = this.#form;
    const counts = new Map(
      [...sections].map(([section, within]) => [
        section,
        within.reduce((most, index) => Math.max(most, listOf(begun[index]).length), 0),
      ]),
    );
    const outer = new Map<string, readonly number[]>();
    for (const [name, [first = -1]] of sections) {
      if ((fields[first]?.around.length ?? 0) < 2) continue;
      const repeater = fields.findLastIndex(({ field }) => field.name === name);
      const found = outerEntries(begun[repeater] ?? null, counts.get(name) ?? 0);
      if (found !== undefined) outer.set(name, found);
    }
    return { counts, outer };
  }

  #noteOther({ isDue, isTouched }: Work, key: string): void {
    for (const component of this.#form.foreign.get(key) ?? []) isDue[component] = 1;
    for (const reader of this.#form.readers.get(key) ?? []) isTouched[reader] = 1;
  }

  /** Scripts in a section run for each of its entries. */
  #noteEntries({ entries, isDue, isTouched }: Work, before: State['entries'] | undefined): void {
    for (const [section, within] of this.#form.sections) {
      const [outer, former] = [entries.outer.get(section), before?.outer.get(section)];
      const isMoved = outer?.join() !== former?.join();
      if (entries.counts.get(section) === before?.counts.get(section) && !isMoved) continue;
      // Where entries went to another outer one, what runs for the outer ones reads others as well.
      const around = isMoved ? (this.#form.fields[within[0] ?? -1]?.around[0] ?? '') : '';
      for (const index of [...within, ...(this.#form.sections.get(around) ?? [])]) {
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

  /** What others depend on: of choices by entry, whose they are as well. */
  #stateOf(member: number, { values, choices, results }: Work): CaseValue {
    const field = this.#form.fields[member];
    if (field === undefined) return results[member - this.#form.fields.length] ?? null;
    const own = choices.get(field.key);
    return own === undefined ? (values[field.key] ?? null) : joined(own);
  }

  #noteChange(member: number, { isDue, isTouched }: Work): void {
    for (const component of this.#form.dependents[member] ?? []) isDue[component] = 1;
    const field = this.#form.fields[member];
    const touched = field
      ? this.#form.readers.get(field.key)
      : this.#form.shownBy[member - this.#form.fields.length];
    for (const index of touched ?? []) isTouched[index] = 1;
  }

  #reset(member: number, work: Work): void {
    const field = this.#form.fields[member];
    if (field) put(field, work.begun[member] ?? null, work);
    else work.results[member - this.#form.fields.length] = 'holds';
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
      const { outcome } = compute(each, script, work, field.valueFormat);
      work.computed[index] = outcome;
      work.isTouched[index] = 1;
      const given =
        each.type === 'boolean' ? outcome.values.map((one) => enteredValue(one, each.type)) : outcome.values;
      value = field.repeatedBy === null ? (given[0] ?? null) : entriesAsOne(each, given);
    } else if (each.link !== null) {
      const linked = linkedValues(each, each.link, work);
      work.linked[index] = linked;
      work.isTouched[index] = 1;
      value = field.repeatedBy === null ? entryOr(value, linked[0]) : entriesOr(each, value, linked);
    }
    if (isLost(each, work.results)) value = null;
    // Of fields of the same name the last one counts.
    if (this.#form.fieldAt.get(key) !== index) return false;
    const before = this.#stateOf(index, work);
    put(each, value, work);
    return !isSameValue(before, this.#stateOf(index, work));
  }

  #finish(work: Work): FormOutcome {
    const { values, choices, results, computed, linked, fields, unsettled, entries } = work;
    for (const [index, each] of this.#form.fields.entries())
      if (work.isTouched[index] === 1)
        fields[index] = outcomeOf(each, {
          ...{ values, choices, entries, isShown: isShown(each, results) },
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
    return rule ? traceCondition(rule.condition, values, true) : null;
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
  ...{ computed: null, linked: null, disable: null, required: null, errors: [] },
};

function decide({ holds }: CompiledRule, values: CaseValues): RuleResult {
  if (holds === null) return 'empty';
  try {
    return holds(values) ? 'holds' : 'not';
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return 'error';
  }
}
