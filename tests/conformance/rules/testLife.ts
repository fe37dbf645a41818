import { expect, inject, it, onTestFinished } from 'vitest';
import type { ConformanceCase } from '../ConformanceCase.ts';
import { hydrate, type Mounted, mount } from '../support/mount.tsx';
import { notDrawn } from '../support/notDrawn.ts';
import { watchListeners } from '../support/watchListeners.ts';
import { watchObservers } from '../support/watchObservers.ts';
import { watchPage } from '../support/watchPage.ts';
import { watchTimers } from '../support/watchTimers.ts';
import { heldStates } from './testHeld.ts';

async function whole(conformance: ConformanceCase, stage: Mounted): Promise<Mounted> {
  onTestFinished(stage.unmount);
  if (conformance.rootless === undefined) await stage.findRoot();
  return stage;
}

async function expectNothingLeft(use: () => Promise<void>): Promise<void> {
  const page = watchPage();
  const listeners = watchListeners();
  onTestFinished(listeners.stop);
  const observers = watchObservers();
  onTestFinished(observers.stop);
  const timers = watchTimers();
  onTestFinished(timers.stop);
  await use();
  await expect.poll(page.left, { message: 'in the document', timeout: 5000 }).toEqual([]);
  await expect.poll(listeners.left, { message: 'listeners', timeout: 5000 }).toEqual([]);
  await expect.poll(observers.left, { message: 'observers', timeout: 5000 }).toEqual([]);
  await expect.poll(timers.left, { message: 'timers', timeout: 1500 }).toEqual([]);
}

/** Drawn in StrictMode without a word, taken over from a server, and gone without a trace. */
export function testLife(id: string, conformance: ConformanceCase): void {
  it('draws in StrictMode, and again with new props', async () => {
    const stage = await whole(conformance, await mount(conformance));
    const given = { className: 'given-later', 'data-again': 'yes' };
    if (conformance.rootless !== undefined) {
      // What is inside it stays, and it adds nothing.
      const before = [...stage.container.children];
      await stage.update(given);
      expect([...stage.container.children], conformance.rootless).toEqual(before);
      return;
    }
    const root = await stage.findRoot();
    expect(root.dataset['again']).toBeUndefined();
    await stage.update(given);
    await expect.poll(() => root.dataset['again']).toBe('yes');
    expect([...root.classList]).toContain('given-later');
    expect(await stage.findRoot(), 'the same element, not another').toBe(root);
  });

  it('leaves nothing behind', async () => {
    await expectNothingLeft(async () => {
      const stage = await whole(conformance, await mount(conformance));
      stage.unmount();
    });
  });

  for (const { prop, defaultProp, first, act } of heldStates(conformance)) {
    it(`leaves nothing behind just after ${prop} was changed`, async () => {
      await expectNothingLeft(async () => {
        const stage = await whole(conformance, await mount(conformance, { [defaultProp]: first }));
        await act(await stage.findRoot());
        stage.unmount();
      });
    });
  }

  it('takes over what a server drew', async () => {
    const faults: unknown[] = [];
    const markup = inject('markup')[id] ?? '';
    expect(markup).not.toContain(notDrawn);
    await whole(conformance, await hydrate(conformance, markup, (fault) => faults.push(fault)));
    expect(faults).toEqual([]);
  });
}
