import { type CompiledCondition, compileCondition } from './compileCondition.ts';
import { type Component, findComponents } from './components.ts';
import { type ReadScope, type ScriptRead, scopesOf } from './entryScopes.ts';
import { fieldKey } from './expression.ts';
import type { JsonValue } from './JsonValue.ts';
import { type ValueType, valueTypeOf } from './operators.ts';
import { ExpressionError } from './parseExpression.ts';
import {
  type Condition,
  isEmptyCondition,
  keysOfCondition,
  readCondition,
  type TypeOfKey,
} from './readCondition.ts';
import { readScript, type Script } from './runScript.ts';
import type { CaseValue } from './values.ts';

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
  /** The section, or the name of the row repeater, that repeats it; null where it is filled in once. */
  readonly repeatedBy: string | null;
  /** Its value is several choices: of what repeats, those of an entry are joined by commas. Default: false. */
  readonly takesSeveral?: boolean;
  /** The key of the field or property whose value it has as long as nothing is entered; null for none. */
  readonly linkedKey: string | null;
}

/** A form that is tried out: saved or not. */
export interface TriedForm {
  readonly uniqueName: string;
  readonly fields: readonly TriedField[];
  readonly rules: readonly { readonly name: string; readonly condition: JsonValue }[];
  /** The condition that shows the form; null for a form that is always shown. */
  readonly condition: JsonValue | null;
}

/** A field whose scripts are read; what cannot be read is the reason, as a text. */
export interface CompiledField {
  readonly field: TriedField;
  readonly key: string;
  readonly type: ValueType;
  readonly value: Script | string | null;
  readonly disable: Script | string | null;
  readonly required: Script | string | null;
  /** What repeats it, the outermost first. */
  readonly around: readonly string[];
  /** What of the fields that its scripts read an entry sees alone. */
  readonly scopes: readonly ReadScope[];
  /** The same of its link, whose keys may be those of any other form as well. */
  readonly linkScopes: readonly ReadScope[];
  /** The rule that shows it, by its position; -1 for none that there is. */
  readonly rule: number;
  /** It loses its value while it is hidden. */
  readonly isDeleted: boolean;
  /** The key of its link; null without one, and where a script computes the value. */
  readonly link: string | null;
}

export interface CompiledRule {
  readonly condition: Condition;
  readonly holds: CompiledCondition | null;
}

/** A form that is ready to be evaluated. Fields and then rules are its nodes, by their positions. */
export interface CompiledForm {
  readonly fields: readonly CompiledField[];
  readonly rules: readonly CompiledRule[];
  readonly ruleNames: readonly string[];
  /** The rule that shows the form; null for a form that is always shown. */
  readonly form: CompiledRule | null;
  /** Fields by their keys: of those of the same name the last one. */
  readonly fieldAt: ReadonlyMap<string, number>;
  readonly ruleAt: ReadonlyMap<string, number>;
  /** The nodes in groups that depend on themselves, in the order of evaluation. */
  readonly components: readonly Component[];
  readonly componentOf: Int32Array;
  /** Of each node, the components that depend on it. */
  readonly dependents: readonly (readonly number[])[];
  /** By key, the fields whose scripts for being off or required read it. */
  readonly readers: ReadonlyMap<string, readonly number[]>;
  /** By key, the components that read what no field holds. */
  readonly foreign: ReadonlyMap<string, readonly number[]>;
  /** The fields of sections that repeat. */
  readonly sections: ReadonlyMap<string, readonly number[]>;
  /** By rule, the fields that it shows. */
  readonly shownBy: readonly (readonly number[])[];
}

export function compileForm({
  uniqueName,
  fields: given,
  rules: stored,
  condition,
}: TriedForm): CompiledForm {
  const byName = new Map(stored.map((rule) => [rule.name, rule]));
  const ruleNames = [...byName.keys()];
  const fieldAt = new Map(given.map(({ name }, index) => [fieldKey(uniqueName, name), index]));
  const typeOfKey = (key: string) => given[fieldAt.get(key) ?? -1]?.typeName;
  const rules = [...byName.values()].map((rule) => compileRule(rule.condition, typeOfKey));
  const ruleAt = new Map(ruleNames.map((name, index) => [name, index]));
  const byFieldName = new Map(given.map((field) => [field.name, field]));
  const around = given.map(({ repeatedBy }) => {
    const outer = repeatedBy === null ? null : (byFieldName.get(repeatedBy)?.repeatedBy ?? null);
    return [outer, repeatedBy].flatMap((name) => name ?? []);
  });
  const aroundOf = (key: string) => around[fieldAt.get(key) ?? -1] ?? [];
  const fields = given.map((field, index): CompiledField => {
    const value = compileScript(field.valueScript);
    const { isConditional, isDeletedWhenHidden, ruleName } = field;
    const [disable, required] = [compileScript(field.disableScript), compileScript(field.requiredScript)];
    const link = value === null ? field.linkedKey : null;
    const own = around[index] ?? [];
    const reads = [value, disable, required].flatMap(readsOfScript);
    return {
      ...{ field, key: fieldKey(uniqueName, field.name), type: valueTypeOf(field.typeName) ?? 'text', value },
      ...{ disable, required },
      ...{ around: own, scopes: scopesOf(reads, own, aroundOf) },
      linkScopes: scopesOf(
        keysOf(link).map((key) => ({ key, isAll: false })),
        ...([own, aroundOf] as const),
      ),
      link,
      rule: isConditional && ruleName !== null ? (ruleAt.get(ruleName) ?? -1) : -1,
      isDeleted: isConditional && isDeletedWhenHidden,
    };
  });
  const dependencies = [
    ...fields.map(({ value, link, isDeleted, rule }) => ({
      keys: [...keysOfScript(value), ...keysOf(link)],
      also: isDeleted && rule >= 0 ? [fields.length + rule] : [],
    })),
    ...rules.map((rule) => ({ keys: keysOfCondition(rule.condition), also: [] })),
  ];
  const nodes = dependencies.map(({ keys, also }) => [
    ...keys.flatMap((key) => fieldAt.get(key) ?? []),
    ...also,
  ]);
  const components = findComponents(nodes);
  const componentOf = new Int32Array(nodes.length);
  for (const [index, { members }] of components.entries())
    for (const member of members) componentOf[member] = index;
  const dependents = nodes.map((): Set<number> => new Set());
  for (const [node, on] of nodes.entries())
    for (const each of on)
      if (componentOf[each] !== componentOf[node]) dependents[each]?.add(componentOf[node] ?? 0);
  const foreign = groupBy(dependencies.map(({ keys }) => keys.filter((key) => !fieldAt.has(key))));
  const shownBy = rules.map((): number[] => []);
  for (const [index, { rule }] of fields.entries()) shownBy[rule]?.push(index);
  return {
    ...{ fields, rules, ruleNames, fieldAt, ruleAt, components, componentOf, shownBy },
    form: condition === null ? null : compileRule(condition, typeOfKey),
    dependents: dependents.map((some) => [...some]),
    readers: groupBy(
      fields.map(({ disable, required }) => [...keysOfScript(disable), ...keysOfScript(required)]),
    ),
    foreign: new Map(
      [...foreign].map(([key, some]) => [key, [...new Set(some.map((node) => componentOf[node] ?? 0))]]),
    ),
    sections: groupBy(given.map(({ repeatedBy }) => (repeatedBy === null ? [] : [repeatedBy]))),
  };
}

export function keysOfScript(script: Script | string | null): readonly string[] {
  return script === null || typeof script === 'string' ? [] : script.keys;
}

function readsOfScript(script: Script | string | null): readonly ScriptRead[] {
  return script === null || typeof script === 'string' ? [] : script.reads;
}

/** @param link of a field; null for none */
function keysOf(link: string | null): readonly string[] {
  return link === null ? [] : [link];
}

/** The positions of lists by what is in them. */
function groupBy(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, list] of lists.entries())
    for (const key of new Set(list)) {
      const positions = found.get(key);
      if (positions) positions.push(index);
      else found.set(key, [index]);
    }
  return found;
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

function compileRule(stored: JsonValue, typeOfKey: TypeOfKey): CompiledRule {
  const { condition } = readCondition(stored, typeOfKey);
  return { condition, holds: isEmptyCondition(stored) ? null : compileCondition(condition) };
}
