import { useSyncExternalStore } from 'react';
import type { StateHolder } from './StateHolder.ts';

/** The state of a holder, for a component. */
export function useHeldState<State extends object>(holder: StateHolder<State>): State {
  return useSyncExternalStore(holder.subscribe, holder.getState);
}
