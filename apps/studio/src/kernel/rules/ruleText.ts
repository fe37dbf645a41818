import {
  type ActionsDraft,
  type ConditionDraft,
  parseActions,
  parseCondition,
  serializeActions,
  serializeCondition,
} from '@studio/widgets';
import { kept } from './conditionEntries.ts';
import { describeAction, describeComparison } from './describeRule.ts';
import { ruleMessages } from './rules.messages.ts';

/** A rule as the tree and the list of actions edit it. */
export interface RuleParts {
  readonly condition: ConditionDraft;
  readonly actions: ActionsDraft;
}

/** A rule as it is saved. */
export interface StoredRule {
  readonly condition: Readonly<Record<string, unknown>>;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

type Payload = Readonly<Record<string, unknown>>;

const emptyCondition: Payload = {
  ...{ kind: 'CompositeCondition', id: 'root', operator: 'and', subconditions: [] },
};

/** The texts that were written and read last, with their parts: a tree that is given back its own output stays as it is. */
const written = new Map<string, RuleParts>();
const mostWritten = 200;

/** The text by which a field of a form holds a rule; empty for none. A rule without conditions and actions counts as none. */
export function writeRuleText(parts: RuleParts): string {
  const condition = serializeCondition(parts.condition, kept);
  const actions = serializeActions(parts.actions, kept);
  if (isEmptyRule({ condition, actions })) return '';
  const text = JSON.stringify({ condition, actions });
  remember(text, parts);
  return text;
}

function remember(text: string, parts: RuleParts): void {
  written.delete(text);
  written.set(text, parts);
  const [oldest] = written.keys();
  if (written.size > mostWritten && oldest !== undefined) written.delete(oldest);
}

/** Reads the text of a field. Empty gives a rule without conditions and actions. */
export function readRuleText(text: string): RuleParts {
  const known = written.get(text);
  if (known !== undefined) return known;
  const stored: StoredRule = text === '' ? { condition: emptyCondition, actions: [] } : JSON.parse(text);
  const parts = partsOf(stored);
  remember(text, parts);
  return parts;
}

/** The text of a stored rule, or of none. */
export function toRuleText(stored: StoredRule | null): string {
  return stored === null || isEmptyRule(stored) ? '' : writeRuleText(partsOf(stored));
}

/** What of the text of a field is saved; null for none. */
export function toStoredRule(text: string): StoredRule | null {
  return text === '' ? null : (JSON.parse(text) as StoredRule);
}

/** What of the text of a field counts: ids do not. Null for none. */
export function comparableRuleText(text: string): string | null {
  if (text === '') return null;
  const { condition, actions } = readRuleText(text);
  return JSON.stringify({
    condition: serializeCondition(condition),
    actions: serializeActions(actions),
  });
}

/** The outermost condition is always a group. */
function partsOf({ condition, actions }: StoredRule): RuleParts {
  const isGroup = coreOf(condition)['kind'] === 'CompositeCondition';
  const group = isGroup ? condition : { ...emptyCondition, subconditions: [condition] };
  return {
    condition: parseCondition(withIds(group, 'root'), kept),
    actions: parseActions(
      actions.map((action, index) => ({ id: `action${index + 1}`, ...action })),
      kept,
    ),
  };
}

/** Conditions that are stored without ids get those of their places: the same one has the same id whenever it is read. @param place its id if it has none */
function withIds(condition: Payload, place: string): Payload {
  const { subconditions, subcondition } = condition;
  const inner = (each: unknown, index: number) =>
    isPayload(each) ? withIds(each, `${place}.${index + 1}`) : each;
  return {
    id: place,
    ...condition,
    ...(Array.isArray(subconditions) && { subconditions: subconditions.map(inner) }),
    ...(isPayload(subcondition) && { subcondition: withIds(subcondition, `${place}.1`) }),
  };
}

function coreOf(condition: Payload): Payload {
  let at = condition;
  for (let inner = at['subcondition']; isPayload(inner); inner = at['subcondition']) at = inner;
  return at;
}

function isEmptyRule({ condition, actions }: { readonly condition: unknown; readonly actions: unknown }) {
  if (!isPayload(condition) || !Array.isArray(actions)) return true;
  const { kind, subconditions } = condition;
  const isBlank =
    kind === 'CompositeCondition' && !(Array.isArray(subconditions) && subconditions.length > 0);
  return isBlank && actions.length === 0;
}

/** A rule in one line, for changes and history. */
export function describeRuleText(text: string): string {
  const stored = toStoredRule(text);
  if (stored === null) return '';
  const condition = describeCondition(stored.condition);
  const actions = stored.actions.map(describeAction).filter((action) => action !== '');
  return [condition, actions.join('; ')].filter((text) => text !== '').join(' → ');
}

function describeCondition(condition: unknown): string {
  if (!isPayload(condition)) return '';
  const { kind, operator, subconditions, subcondition, rawExpression } = condition;
  if (kind === 'UnaryCondition') return ruleMessages('not', { condition: describeCondition(subcondition) });
  if (kind === 'RawCondition') return String(rawExpression ?? '');
  if (kind === 'ParameterizedCondition') return describeAction(condition);
  if (kind === 'BinaryCondition')
    return describeComparison({
      lhs: condition['lhs'],
      operatorName: String(condition['operatorName'] ?? ''),
      rhs: condition['rhs'],
    });
  const of = (Array.isArray(subconditions) ? subconditions : []).map((each) =>
    isPayload(each) && each['kind'] === 'CompositeCondition'
      ? `(${describeCondition(each)})`
      : describeCondition(each),
  );
  return of.join(ruleMessages(operator === 'or' ? 'or' : 'and'));
}

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
