import { type CompiledCondition, compileCondition } from './compileCondition.ts';
import { type ConditionTrace, traceCondition } from './evaluateCondition.ts';
import { ExpressionError, fieldKey } from './expression.ts';
import { formatValue } from './formatValue.ts';
import type { JsonValue } from './JsonValue.ts';
import { type ValueType, valueTypeOf } from './operators.ts';
import { type Condition, isEmptyCondition, keysOfCondition, readCondition } from './readCondition.ts';
import { isTruthy, readScript, type Script } from './runScript.ts';
import { type CaseScalar, type CaseValue, type CaseValues, isMissing, readAs, ValueError } from './values.ts';

/** A field of a form that is tried out. */
export interface TriedField {
  /** Its variable name, unique in the form. */
  readonly name: string;
  /** As conditions have it, such as `Integer`. */
  readonly typeName: string;
  /** It is shown by its rule alone. */
  readonly isConditional: boolean;
  /** The name of the rule that shows it; null for none. */
  readonly ruleName: string | null;
  /** What becomes of its value while it is hidden: kept, or lost. */
  readonly isDeletedWhenHidden: boolean;
  /** What it begins with; null for nothing. */
  readonly defaultValue: CaseValue;
  /** Scripts; empty for none. */
  readonly valueScript: string;
  readonly disableScript: string;
  readonly requiredScript: string;
  /** Of a computed number; empty for none. */
  readonly valueFormat: string;
  /** The section that repeats it; null where it is filled in once. */
  readonly repeatedBy: string | null;
}

/** A form that is tried out: saved or not. */
export interface TriedForm {
  readonly uniqueName: string;
  readonly fields: readonly TriedField[];
  readonly rules: readonly { readonly name: string; readonly condition: JsonValue }[];
  /** The condition that shows the form; null for a form that is always shown. */
  readonly condition: JsonValue | null;
}

/** What was filled in, by the names of fields: of those that repeat one value an entry. A field that is missing has its default value. */
export type TriedValues = Readonly<Record<string, CaseValue | undefined>>;

/** What a rule decides. `empty`: it has no condition yet and never holds. */
export type RuleResult = 'holds' | 'not' | 'error' | 'empty';

/** What a script of a field gave. */
export interface ScriptOutcome {
  /** By entry where the field repeats, else one. */
  readonly values: readonly CaseValue[];
  /** As they are shown. */
  readonly texts: readonly string[];
  /** What it read, and what that was. */
  readonly read: readonly { readonly key: string; readonly value: CaseValue }[];
  /** Why there is no value; null where nothing is wrong. */
  readonly problem:
    | { readonly code: 'dividedByZero' | 'notNumber' }
    | { readonly code: 'error'; readonly message: string }
    | null;
}

/** What becomes of a field. */
export interface FieldOutcome {
  readonly isShown: boolean;
  readonly isDisabled: boolean;
  /** As its script decides; null without one. */
  readonly isRequired: boolean | null;
  /** Null for a field whose value is not computed. */
  readonly computed: ScriptOutcome | null;
  /** What is wrong with its other scripts. */
  readonly errors: readonly string[];
}

/** What becomes of a form that is filled in. */
export interface FormOutcome {
  /** Whether the form is shown. */
  readonly form: RuleResult;
  readonly rules: ReadonlyMap<string, RuleResult>;
  readonly fields: ReadonlyMap<string, FieldOutcome>;
  /** What conditions and scripts read, by key. */
  readonly values: CaseValues;
  /** Fields whose value was lost because they were hidden: they have their default value when they are shown again. */
  readonly deleted: readonly string[];
  /** Fields that still changed when the evaluation was ended: they depend on themselves. */
  readonly circular: readonly string[];
}

interface CompiledField {
  readonly field: TriedField;
  readonly key: string;
  readonly type: ValueType;
  readonly value: Script | string | null;
  readonly disable: Script | string | null;
  readonly required: Script | string | null;
}

interface CompiledRule {
  readonly condition: Condition;
  readonly holds: CompiledCondition | null;
}

/** So often rules and scripts follow each other's results, at most. */
const mostRounds = 50;

/**
 * A form that was read once, and is filled in any number of times. Rules decide and scripts compute until nothing changes any more: a hidden field keeps its
 * value, which is read, or loses it at once.
 */
export class FormTrial {
  readonly #fields: readonly CompiledField[];
  readonly #rules: ReadonlyMap<string, CompiledRule>;
  readonly #form: CompiledRule | null;
  readonly #byKey: ReadonlyMap<string, TriedField>;

  constructor({ uniqueName, fields, rules, condition }: TriedForm) {
    this.#fields = fields.map((field) => ({
      field,
      key: fieldKey(uniqueName, field.name),
      type: valueTypeOf(field.typeName) ?? 'text',
      value: compileScript(field.valueScript),
      disable: compileScript(field.disableScript),
      required: compileScript(field.requiredScript),
    }));
    this.#rules = new Map(rules.map((rule) => [rule.name, compileRule(rule.condition)]));
    this.#form = condition === null ? null : compileRule(condition);
    this.#byKey = new Map(this.#fields.map(({ key, field }) => [key, field]));
  }

  /** What rules and scripts read that no field of the form holds: fields of other forms, properties and variables. Each once. */
  get foreignKeys(): readonly string[] {
    const rules = [...this.#rules.values(), ...(this.#form === null ? [] : [this.#form])];
    const scripts = this.#fields.flatMap(({ value, disable, required }) => [value, disable, required]);
    const keys = [
      ...rules.flatMap(({ condition }) => keysOfCondition(condition)),
      ...scripts.flatMap((script) => (script === null || typeof script === 'string' ? [] : script.keys)),
    ];
    return [...new Set(keys)].filter((key) => !this.#byKey.has(key));
  }

  /** What becomes of the form. @param others values of other forms, properties and variables, by key */
  evaluate(given: TriedValues, others: CaseValues = {}): FormOutcome {
    const values: Record<string, CaseValue> = Object.assign(Object.create(null), others);
    const begun = new Map<string, CaseValue>();
    for (const { field, key, type } of this.#fields) {
      const { name, defaultValue } = field;
      const value = typed(Object.hasOwn(given, name) ? (given[name] ?? null) : defaultValue, type);
      begun.set(key, value);
      values[key] = value;
    }
    const state: State = { values, begun, computed: new Map(), results: new Map(), deleted: new Set() };
    let circular: readonly string[] = [];
    for (let round = 0; round < mostRounds; round += 1) {
      circular = [...this.#runScripts(state), ...this.#applyRules(state)];
      if (circular.length === 0) break;
    }
    const { computed, results, deleted } = state;
    const fields = this.#fields.map(
      (each) => [each.field.name, outcomeOf(each, { values, results, computed })] as const,
    );
    return {
      form: this.#form === null ? 'holds' : decide(this.#form, values),
      rules: results,
      fields: new Map(fields),
      values,
      deleted: [...deleted],
      circular: [...new Set(circular)],
    };
  }

  /** Computes every value. @returns the fields whose value changed */
  #runScripts({ values, computed, deleted }: State): readonly string[] {
    return this.#fields.flatMap((each) => {
      const { field, key, value: script } = each;
      if (script === null) return [];
      const outcome = this.#compute(each, script, values);
      computed.set(key, outcome);
      const result = field.repeatedBy === null ? (outcome.values[0] ?? null) : scalars(outcome.values);
      return setValue(values, each, deleted.has(field.name) ? null : result);
    });
  }

  /** Decides every rule, and deletes and brings back values by them. @returns the fields whose value changed */
  #applyRules(state: State): readonly string[] {
    const { values, begun } = state;
    state.results = new Map([...this.#rules].map(([name, rule]) => [name, decide(rule, values)]));
    state.deleted = new Set();
    return this.#fields.flatMap((each) => {
      const isLost = each.field.isDeletedWhenHidden && !isShown(each.field, state.results);
      if (isLost) state.deleted.add(each.field.name);
      else if (each.value !== null) return [];
      return setValue(values, each, isLost ? null : (begun.get(each.key) ?? null));
    });
  }

  /** What became of each condition of a rule. @param name null for the rule that shows the form. Null where there is no such rule. */
  trace(name: string | null, { values }: Pick<FormOutcome, 'values'>): ConditionTrace | null {
    const rule = name === null ? this.#form : this.#rules.get(name);
    return rule ? traceCondition(rule.condition, values) : null;
  }

  #compute({ field }: CompiledField, script: Script | string, values: CaseValues): ScriptOutcome {
    if (typeof script === 'string')
      return { values: [null], texts: [''], read: [], problem: { code: 'error', message: script } };
    const read = script.keys.map((key) => ({ key, value: values[key] ?? null }));
    const entries = field.repeatedBy === null ? null : this.#entryCount(field.repeatedBy, values);
    const cases =
      entries === null
        ? [values]
        : Array.from({ length: entries }, (_, index) => this.#entry(field.repeatedBy, index, values));
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

  #entryCount(section: string, values: CaseValues): number {
    return Math.max(
      0,
      ...this.#fields
        .filter(({ field }) => field.repeatedBy === section)
        .map(({ key }) => listOf(values[key]).length),
    );
  }

  /** The values as one entry of a section sees them: of the fields of the section its own. */
  #entry(section: string | null, index: number, values: CaseValues): CaseValues {
    const own: Record<string, CaseValue | undefined> = Object.assign(Object.create(null), values);
    for (const [key, field] of this.#byKey)
      if (field.repeatedBy === section) own[key] = listOf(values[key])[index] ?? null;
    return own;
  }
}

/** How far an evaluation is. */
interface State {
  readonly values: Record<string, CaseValue>;
  /** What was filled in, or is there by default. */
  readonly begun: ReadonlyMap<string, CaseValue>;
  readonly computed: Map<string, ScriptOutcome>;
  results: ReadonlyMap<string, RuleResult>;
  deleted: Set<string>;
}

/** @returns the name of the field where its value changed */
function setValue(
  values: Record<string, CaseValue>,
  { field, key }: CompiledField,
  next: CaseValue,
): readonly string[] {
  if (isSame(values[key], next)) return [];
  values[key] = next;
  return [field.name];
}

interface Evaluated {
  readonly values: CaseValues;
  readonly results: ReadonlyMap<string, RuleResult>;
  readonly computed: ReadonlyMap<string, ScriptOutcome>;
}

function outcomeOf(
  { field, key, disable, required }: CompiledField,
  { values, results, computed }: Evaluated,
): FieldOutcome {
  const errors: string[] = [];
  const decideBy = (script: Script | string | null): boolean | null => {
    if (script === null) return null;
    if (typeof script === 'string') errors.push(script);
    else {
      try {
        return isTruthy(script.run(values).value);
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        errors.push(error.message);
      }
    }
    return null;
  };
  return {
    isShown: isShown(field, results),
    isDisabled: decideBy(disable) ?? false,
    isRequired: decideBy(required),
    computed: computed.get(key) ?? null,
    errors,
  };
}

/** A conditional field is shown while its rule holds; one without a rule is never shown. */
function isShown({ isConditional, ruleName }: TriedField, results: ReadonlyMap<string, RuleResult>): boolean {
  return !isConditional || (ruleName !== null && results.get(ruleName) === 'holds');
}

function compileScript(text: string): Script | string | null {
  if (text.trim() === '') return null;
  try {
    return readScript(text);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return error.message;
  }
}

function compileRule(stored: JsonValue): CompiledRule {
  const { condition } = readCondition(stored);
  return { condition, holds: isEmptyCondition(stored) ? null : compileCondition(condition) };
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

/** Numbers of numeric fields are numbers for scripts; what is none stays as it is, and is an error where it is used. */
function typed(value: CaseValue, type: ValueType): CaseValue {
  if (type !== 'number') return value;
  const read = (each: CaseScalar): CaseScalar =>
    isMissing(each) || each === null ? null : (readAs(each, type) ?? each);
  return typeof value === 'object' && value !== null ? value.map(read) : read(value);
}

function textOf(value: CaseValue, format: string): string {
  if (isMissing(value) || value === null) return '';
  if (typeof value === 'number') return formatValue(value, format);
  return typeof value === 'object' ? value.join(', ') : String(value);
}

function listOf(value: CaseValue | undefined): readonly CaseScalar[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? value : [value];
}

function scalars(values: readonly CaseValue[]): readonly CaseScalar[] {
  return values.map((value) => (typeof value === 'object' && value !== null ? (value[0] ?? null) : value));
}

function isSame(one: CaseValue | undefined, other: CaseValue): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one ?? null, other);
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}
