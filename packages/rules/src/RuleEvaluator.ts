import { type CompiledCondition, compileCondition } from './compileCondition.ts';
import { type ConditionTrace, traceCondition } from './evaluateCondition.ts';
import { fieldKey } from './expression.ts';
import type { JsonObject, JsonValue } from './JsonValue.ts';
import { type Condition, isEmptyCondition, readCondition } from './readCondition.ts';
import { type CaseValues, ValueError } from './values.ts';

/** A rule as far as deciding takes it. */
export interface EvaluatedRule {
  id: string;
  name: string;
  condition: JsonValue;
  actions: readonly JsonValue[];
}

/** What rules decide on one case. */
export interface RuleDecision {
  /** The rules that hold, in the order of evaluation, with what follows from them. */
  fired: { ruleId: string; ruleName: string; actions: { id: string; text: string }[] }[];
  /** The rules that could not decide, because a value does not fit. They did not fire. */
  errors: { ruleId: string; ruleName: string; message: string }[];
  /** Of every rule, when it was requested. */
  traces?: { ruleId: string; ruleName: string; condition: ConditionTrace }[];
}

/** What an item of a data set is called; null where it is not known. */
type NameOfItem = (dataSetName: string, value: string) => string | null;

const unnamed: NameOfItem = () => null;

interface Compiled {
  rule: EvaluatedRule;
  condition: Condition;
  holds: CompiledCondition;
  actions: RuleDecision['fired'][number]['actions'];
  /** Actions whose text is filled from the case. */
  raw: ReadonlyMap<number, string>;
}

/** Rules that were compiled once, and decide on any number of cases. */
export class RuleEvaluator {
  readonly #rules: readonly Compiled[];

  /**
   * @param rules in the order of evaluation
   * @param nameOf names the items that fill blanks of actions. Default: they are shown as they are stored.
   */
  constructor(rules: readonly EvaluatedRule[], nameOf: NameOfItem = unnamed) {
    this.#rules = rules.map((rule) => compile(rule, nameOf));
  }

  get ruleCount(): number {
    return this.#rules.length;
  }

  /** Which rules hold for a case, in order, with what follows. A rule that cannot decide does not hold, and is reported. */
  decide(values: CaseValues, { trace }: { trace: boolean }): RuleDecision {
    const fired: RuleDecision['fired'] = [];
    const errors: RuleDecision['errors'] = [];
    for (const { rule, holds, actions, raw } of this.#rules) {
      const { id: ruleId, name: ruleName } = rule;
      try {
        if (!holds(values)) continue;
        const filled =
          raw.size === 0 ? actions : actions.map((action, index) => fill(action, raw.get(index), values));
        fired.push({ ruleId, ruleName, actions: filled });
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
        errors.push({ ruleId, ruleName, message: error.message });
      }
    }
    if (!trace) return { fired, errors };
    const traces = this.#rules.map(({ rule, condition }) => ({
      ...{ ruleId: rule.id, ruleName: rule.name },
      condition: traceCondition(condition, values),
    }));
    return { fired, errors, traces };
  }
}

function compile(rule: EvaluatedRule, nameOf: NameOfItem): Compiled {
  const { condition } = readCondition(rule.condition);
  const raw = new Map<number, string>();
  const actions = rule.actions.map((action, index) => {
    const of = action as JsonObject;
    if (of['kind'] === 'RawAction' && of['transformVariables'] === true)
      raw.set(index, String(of['rawExpression']));
    return { id: typeof of['id'] === 'string' ? of['id'] : String(index), text: actionText(of, nameOf) };
  });
  // A rule in which nothing was entered yet never holds, and is no error.
  const isEmpty = isEmptyCondition(rule.condition) && actions.length === 0;
  return { rule, condition, holds: isEmpty ? never : compileCondition(condition), actions, raw };
}

const never: CompiledCondition = () => false;

/** An action in one line, with its blanks filled: items of data sets by their names, where these are known. */
export function actionText(action: JsonObject, nameOf: NameOfItem = unnamed): string {
  const { kind, rawExpression, expression, parameters } = action;
  if (kind === 'RawAction') return String(rawExpression ?? '');
  const filled = new Map(
    (Array.isArray(parameters) ? parameters : []).map((parameter) => {
      const { name, value, typeName, expression: dataSetName } = (parameter ?? {}) as JsonObject;
      // Rules from before hold an item of a data set there.
      const stored = typeof value === 'object' && value !== null ? (value as JsonObject)['value'] : value;
      const text = String(stored ?? '');
      return [String(name), (typeName === 'DataSetItem' && nameOf(String(dataSetName), text)) || text];
    }),
  );
  return String(expression ?? '').replaceAll(
    /\{([^{}]*)\}/g,
    (whole, name: string) => filled.get(name.trim()) ?? whole,
  );
}

/** What is looked for in a custom action, one after the other: texts in quotes, fields, and names that are not called. */
const field = /fieldValue\(\s*(['"])(?<form>[^'"]*)\1\s*,\s*(['"])(?<name>[^'"]*)\3\s*\)/;
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/;
const variable = /(?<![\w$.])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\.[A-Za-z_$]|\s*\()/;
const parts = new RegExp(`${field.source}|${quoted.source}|(?<variable>${variable.source})`, 'g');

/** Puts what the case says in the place of the fields and variables that it knows. What is in quotes stays as it is. */
function fill<Action extends { text: string }>(
  action: Action,
  raw: string | undefined,
  values: CaseValues,
): Action {
  if (raw === undefined) return action;
  const text = raw.replaceAll(parts, (whole: string, ...given) => {
    const { form, name, variable: variableName } = given.at(-1) as Readonly<Record<string, string>>;
    const key = form !== undefined && name !== undefined ? fieldKey(form, name) : variableName;
    const value = key === undefined ? null : values[key];
    return value === undefined || value === null ? whole : String(value);
  });
  return { ...action, text };
}
