import type { RuleCondition } from '@studio/api';
import { subscribe } from 'valtio';
import { knownNames, type OwnForm, onKnownNames } from '../../../kernel/rules/names/KnownNames.ts';
import { loadKnownNames } from '../../../kernel/rules/names/loadKnownNames.ts';
import { namedIn } from '../../../kernel/rules/names/namedIn.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';

type Ways = typeof import('./conditionWays.ts');

/** What it takes to describe the conditions that are edited; null before it is loaded. */
const conditionTexts = shallowProxy<{ ways: Pick<Ways, 'namesOf' | 'describeCondition'> | null }>({
  ways: null,
});

/** Calls back when conditions are described differently. Returns the unsubscribe function. */
export function onConditionTexts(listener: () => void): () => void {
  const ends = [subscribe(conditionTexts, listener, true), onKnownNames(listener)];
  return () => {
    for (const end of ends) end();
  };
}

/** A condition in words; null before these are loaded. */
export function describeWith(condition: RuleCondition, own: OwnForm): string | null {
  const { ways } = conditionTexts;
  return ways?.describeCondition(condition, ways.namesOf(own, knownNames.names)) ?? null;
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
  await loadWays();
  await loadKnownNames(namedIn(conditions, own), signal);
}
