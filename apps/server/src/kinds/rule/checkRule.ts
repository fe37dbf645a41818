import { isEmptyCondition, readAs, readCondition, valueTypeOf } from '@studio/rules';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import type { Violation } from '../../store/Violation.ts';
import { isInUse, type RuleStatusCode, ruleStatus, type WholeRule } from './RuleDoc.ts';

type Decided = Pick<WholeRule, 'condition' | 'actions'>;

/** What keeps a rule from being evaluated, with JSON pointers into it. A rule in which nothing was entered yet has no faults: a new one is such a rule. */
export function ruleFaults({ condition, actions }: Decided): Violation[] {
  const isEmpty = isEmptyCondition(condition);
  return isEmpty && actions.length === 0 ? [] : decisionFaults({ condition, actions });
}

/** The same of a rule that has to say when it holds, as that of a section template does. */
export function decisionFaults({ condition, actions }: Decided): Violation[] {
  const { faults } = readCondition(condition);
  return [
    ...faults.map(({ pointer, message }) => ({ pointer: `/condition${pointer}`, message })),
    ...actions.flatMap((action, index) => actionFaults(action, `/actions/${index}`)),
  ];
}

/** What is odd about a rule, and does not keep it from being evaluated. */
export function ruleWarnings({ condition, actions }: Decided): Violation[] {
  if (isEmptyCondition(condition) && actions.length === 0) {
    return [{ pointer: '/condition', message: 'The rule has no conditions yet: it never holds.' }];
  }
  return actions.length === 0 ? [{ pointer: '/actions', message: 'Nothing follows from the rule yet.' }] : [];
}

/** The status of a rule once it is saved: what is wrong makes it Invalid, and what was Invalid is Active when that is mended. */
export function statusOnceSaved(rule: Decided, before: RuleStatusCode | null): RuleStatusCode {
  if (before === ruleStatus.inactive) return before;
  if (ruleFaults(rule).length > 0) return ruleStatus.invalid;
  return before !== null && isInUse({ status: before }) ? before : ruleStatus.active;
}

function actionFaults(stored: JsonValue, pointer: string): Violation[] {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return [{ pointer, message: 'It is no action.' }];
  }
  const { kind, rawExpression, parameters } = stored;
  if (kind === 'RawAction') {
    const isMissing = typeof rawExpression !== 'string' || rawExpression.trim() === '';
    return isMissing
      ? [{ pointer: `${pointer}/rawExpression`, message: 'A custom action has no expression.' }]
      : [];
  }
  if (kind !== 'ParameterizedAction')
    return [{ pointer, message: `'${String(kind)}' is no kind of action.` }];
  if (!Array.isArray(parameters))
    return [{ pointer: `${pointer}/parameters`, message: 'The action has no parameters.' }];
  return parameters.flatMap((parameter, index) =>
    parameterFaults(parameter, `${pointer}/parameters/${index}`),
  );
}

const typeWords = { text: 'text', number: 'number', boolean: 'yes or no', day: 'date' } as const;

function parameterFaults(parameter: JsonValue, pointer: string): Violation[] {
  const { name, value, typeName } = (typeof parameter === 'object' ? parameter : null) as JsonObject;
  // Rules from before hold an item of a data set there.
  if (typeof value === 'object' && value !== null) return [];
  if (typeof value !== 'string' || value.trim() === '') {
    return [{ pointer: `${pointer}/value`, message: `The action does not say its ${String(name)}.` }];
  }
  const type = valueTypeOf(typeName);
  const isRead = type === null || readAs(value, type) !== null;
  return isRead ? [] : [{ pointer: `${pointer}/value`, message: `'${value}' is no ${typeWords[type]}.` }];
}
