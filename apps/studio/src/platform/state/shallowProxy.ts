import { proxy, ref, useSnapshot } from 'valtio';

/**
 * A valtio state whose values are opaque: it is reactive at its root only, and its values are neither copied, frozen nor
 * walked. For what carries answers of the server, files, errors and elements. Change it with `assign`.
 */
export function shallowProxy<State extends object>(initial: State): State {
  return proxy(withRefs({ ...initial }));
}

/** Changes a part of a shallow state; a value that stays the same notifies no subscriber. */
export function assign<State extends object>(state: State, part: Partial<State>): void {
  Object.assign(state, withRefs(part));
}

/**
 * The snapshot of a shallow state, for a component: rendered again when a value that it reads is replaced, at once rather
 * than after the current task.
 */
export function useShallowSnapshot<State extends object>(state: State): Readonly<State> {
  // Opaque values come out of the snapshot as they went in.
  return useSnapshot(state, { sync: true }) as State;
}

function withRefs<Values extends object>(values: Values): Values {
  for (const value of Object.values(values)) if (typeof value === 'object' && value !== null) ref(value);
  return values;
}
