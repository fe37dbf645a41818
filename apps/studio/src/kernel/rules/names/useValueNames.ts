import type { ConditionTreeProps } from '@studio/widgets';
import { useMemo, useRef } from 'react';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { useResource } from '../../resource/useResource.ts';
import { knownNames, noForm, type OwnForm } from './KnownNames.ts';
import { loadKnownNames } from './loadKnownNames.ts';
import { chosenIn, namesNothing } from './namedIn.ts';
import { nameOfValue } from './nameOfValue.ts';

/**
 * What the values of data sets are called that a rule compares with. Names are loaded when the rule has been drawn, those of each set at once, and later those that are
 * chosen; until then, and where that fails, values are shown as they are stored.
 * @param parts its conditions and actions: the same list until one of them changes
 * @param own Default: the rule is no part of a form
 */
export function useValueNames(
  parts: readonly unknown[],
  own: OwnForm = noForm,
): NonNullable<ConditionTreeProps['getValueText']> {
  const named = useMemo(() => chosenIn(parts, own), [parts, own]);
  const key = useMemo(() => (namesNothing(named) ? null : JSON.stringify(named)), [named]);
  const isAsked = useRef(false);
  useResource(key, async (signal) => {
    // What was named before this rule was opened may be called otherwise by now.
    await loadKnownNames(named, signal, isAsked.current);
    isAsked.current = true;
    return true;
  });
  const { names } = useShallowSnapshot(knownNames);
  return useMemo(() => (value, left) => nameOfValue(value, left, own, names), [own, names]);
}
