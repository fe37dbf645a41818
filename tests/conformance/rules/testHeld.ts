import { expect, it } from 'vitest';
import type { ConformanceCase, HeldState } from '../ConformanceCase.ts';
import { show } from '../support/show.ts';

/** What a case holds, as a list. */
export function heldStates({ held = [] }: ConformanceCase): readonly HeldState[] {
  return 'prop' in held ? [held] : held;
}

/** Frames in which a state that changed by itself would have been drawn. */
async function letItDraw(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Handlers that a host may give; the component's own have to go on working beside them. */
const handlers = Object.fromEntries(
  ['onBlur', 'onClick', 'onFocus', 'onKeyDown', 'onKeyUp', 'onMouseDown', 'onPointerDown', 'onPointerUp'].map(
    (name) => [name, () => undefined],
  ),
);

function shownStates(state: HeldState): { first: unknown; next: unknown } {
  return {
    first: 'shownFirst' in state ? state.shownFirst : state.first,
    next: 'shownNext' in state ? state.shownNext : state.next,
  };
}

/** A state that is given is shown as given; one that is not is kept. The callback is called at every change of either. */
export function testHeld(conformance: ConformanceCase): void {
  for (const state of heldStates(conformance)) {
    const { prop, defaultProp, callback, first, next, act, shown, graceMs = 0 } = state;
    const texts = shownStates(state);

    it(`keeps to the ${prop} that it is given`, async () => {
      const received: unknown[] = [];
      const listen = (...parts: unknown[]) => void received.push(parts[0]);
      const [root, stage] = await show(conformance, { [prop]: first, [callback]: listen });
      await expect.poll(() => shown(root)).toEqual(texts.first);
      await act(root);
      await expect.poll(() => received.at(-1), { message: callback }).toEqual(next);
      await letItDraw();
      if (graceMs > 0) await expect.poll(() => shown(root), { timeout: graceMs + 2000 }).toEqual(texts.first);
      else expect(shown(root)).toEqual(texts.first);
      await stage.update({ [prop]: next, [callback]: listen });
      await expect.poll(() => shown(root), { timeout: 3000 }).toEqual(texts.next);
    });

    it(`keeps its own ${prop}, from ${defaultProp} on`, async () => {
      const received: unknown[] = [];
      const listen = (...parts: unknown[]) => void received.push(parts[0]);
      const [root] = await show(conformance, { ...handlers, [defaultProp]: first, [callback]: listen });
      await expect.poll(() => shown(root)).toEqual(texts.first);
      await act(root);
      await expect.poll(() => shown(root), { timeout: 3000 }).toEqual(texts.next);
      expect(received.at(-1)).toEqual(next);
    });
  }
}
