import type { RuleCondition } from '@studio/api';
import { subscribe } from 'valtio';
import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';
import type { KnownNames, OwnForm } from './ConditionNames.ts';

type Ways = typeof import('./conditionWays.ts');

/** The names that the edited conditions are described with. */
export interface ConditionTexts {
  /** Null before it is loaded. */
  readonly ways: Pick<Ways, 'namesOf' | 'describeCondition'> | null;
  /** What has been found out of other forms and of data sets so far; replaced, not changed. */
  readonly names: KnownNames;
}

const nothing: KnownNames = { forms: new Map(), items: new Map() };

/** The state of all editors of forms: the names of conditions are no part of a draft. */
export const conditionTexts = shallowProxy<ConditionTexts>({ ways: null, names: nothing });

onSessionEnd(() => assign(conditionTexts, { names: nothing }));

/** Calls back when conditions are described differently. Returns the unsubscribe function. */
export function onConditionTexts(listener: () => void): () => void {
  return subscribe(conditionTexts, listener, true);
}

/** A condition in words; null before these are loaded. */
export function describeWith(
  condition: RuleCondition,
  own: OwnForm,
  { ways, names }: ConditionTexts = conditionTexts,
): string | null {
  return ways?.describeCondition(condition, ways.namesOf(own, names)) ?? null;
}

/** Loads what it takes to say conditions. */
export async function loadWays(): Promise<Ways> {
  const ways = await import('./conditionWays.ts');
  const { namesOf, describeCondition } = ways;
  if (conditionTexts.ways === null) assign(conditionTexts, { ways: { namesOf, describeCondition } });
  return ways;
}

/** Loads what it takes to say conditions, and then what these name. @throws ConnectionError where a call finds no server */
export async function loadConditionTexts(
  conditions: readonly RuleCondition[],
  own: OwnForm,
  signal: AbortSignal,
): Promise<void> {
  const { namedIn, namesNothing, loadNames } = await loadWays();
  const named = namedIn(conditions, own);
  if (!namesNothing(named)) remember(await loadNames(named, signal));
}

/** Keeps what has been found out beside what was before. */
function remember({ forms, items }: KnownNames): void {
  const before = conditionTexts.names;
  const known = [...items].map(([dataSet, labels]) => {
    return [dataSet, new Map([...(before.items.get(dataSet) ?? []), ...labels])] as const;
  });
  assign(conditionTexts, {
    names: { forms: new Map([...before.forms, ...forms]), items: new Map([...before.items, ...known]) },
  });
}
