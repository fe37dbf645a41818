import { type Ref, useMemo } from 'react';
import { mergeRefs } from './mergeProps.ts';

/**
 * A component's own ref and one that it was given, as one that stays the same while both do: a new one at every drawing
 * would call both with `null` and with the node each time.
 */
export function useMergedRefs<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): Ref<T> | undefined {
  return useMemo(() => (own && given ? mergeRefs<T>(own, given) : (own ?? given)), [own, given]);
}
