import type { TriedForm } from './compileForm.ts';
import { findComponents } from './components.ts';
import { type Expression, fieldKey, keysOf } from './expression.ts';
import { ExpressionError, parseExpression } from './parseExpression.ts';
import { isEmptyCondition, keysOfCondition, readCondition } from './readCondition.ts';

/** A rule or a field of a circle. */
export interface CircleStep {
  readonly kind: 'rule' | 'field';
  /** The unique name of its form. */
  readonly form: string;
  readonly name: string;
}

/** Null for one that is empty, or cannot be read. */
export function expressionOf(script: string): Expression | null {
  if (script.trim() === '') return null;
  try {
    return parseExpression(script);
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

interface Node {
  readonly step: CircleStep;
  /** The keys of the fields that it depends on. */
  readonly keys: readonly string[];
  /** The name of the rule of the form that shows it; null for none. */
  readonly ruleName: string | null;
}

/**
 * Rules and fields of a form that depend on themselves: a rule on what its condition reads, a field on the rule that shows it, on what its value script
 * reads, and on the field that it is linked with. Each circle begins with what is of this form.
 * @param others forms that they may depend on each other through
 */
export function findCircles(
  form: TriedForm,
  others: readonly TriedForm[],
): readonly (readonly CircleStep[])[] {
  const own = nodesOf(form);
  const all = [...own, ...others.filter(({ uniqueName }) => uniqueName !== form.uniqueName).flatMap(nodesOf)];
  const placeOf = ({ kind, form: name, name: part }: CircleStep) => JSON.stringify([kind, name, part]);
  const fieldAt = new Map<string, number>();
  const ruleAt = new Map<string, number>();
  for (const [index, { step }] of all.entries()) {
    if (step.kind === 'field') fieldAt.set(fieldKey(step.form, step.name), index);
    else ruleAt.set(placeOf(step), index);
  }
  const dependencies = all.map(({ step, keys, ruleName }) => {
    const rule =
      ruleName === null ? undefined : ruleAt.get(placeOf({ ...step, kind: 'rule', name: ruleName }));
    return [...keys.flatMap((key) => fieldAt.get(key) ?? []), ...(rule === undefined ? [] : [rule])];
  });
  return findComponents(dependencies).flatMap(({ isCircular, members }) => {
    // Those of other forms alone are found where these are edited.
    if (!isCircular || (members[0] ?? 0) >= own.length) return [];
    return [shortestCircle(members, dependencies).flatMap((node) => all[node]?.step ?? [])];
  });
}

function nodesOf({ uniqueName: form, fields, rules }: TriedForm): readonly Node[] {
  const typeNames = new Map(fields.map(({ name, typeName }) => [fieldKey(form, name), typeName]));
  return [
    ...fields.map(({ name, valueScript, linkedKey, isConditional, ruleName }): Node => {
      const expression = expressionOf(valueScript);
      // A script takes the place of a link.
      const linked = linkedKey === null || valueScript.trim() !== '' ? [] : [linkedKey];
      return {
        step: { kind: 'field', form, name },
        keys: [...(expression === null ? [] : keysOf(expression)), ...linked],
        ruleName: isConditional ? ruleName : null,
      };
    }),
    ...rules.map(({ name, condition }): Node => {
      const read = isEmptyCondition(condition)
        ? []
        : keysOfCondition(readCondition(condition, (key) => typeNames.get(key)).condition);
      return { step: { kind: 'rule', form, name }, keys: read, ruleName: null };
    }),
  ];
}

/** The shortest way from the first member back to it. */
function shortestCircle(
  members: readonly number[],
  dependencies: readonly (readonly number[])[],
): readonly number[] {
  const [start = 0] = members;
  const within = new Set(members);
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const node of queue) {
    for (const next of dependencies[node] ?? []) {
      if (next === start) return wayTo(node, cameFrom);
      if (!within.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return [start];
}

function wayTo(last: number, cameFrom: ReadonlyMap<number, number>): readonly number[] {
  const way: number[] = [];
  for (let node: number | undefined = last; node !== undefined; node = cameFrom.get(node)) way.push(node);
  return way.toReversed();
}
