import { assign, shallowProxy } from '../platform/state/shallowProxy.ts';

/** The room that the header keeps free for the text of the loading bar; null where there is no header. */
export const progressSlot = shallowProxy<{ readonly element: HTMLElement | null }>({ element: null });

/** For the `ref` of the element. */
export function noteProgressSlot(element: HTMLElement | null): void {
  assign(progressSlot, { element });
}
