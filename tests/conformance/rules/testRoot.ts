import type { PointerEvent as ReactPointerEvent } from 'react';
import { expect, it } from 'vitest';
import type { ConformanceCase } from '../ConformanceCase.ts';
import { show } from '../support/show.ts';

/** Ref, class, style and everything unknown belong to the root, which is marked, as its parts are. */
export function testRoot(conformance: ConformanceCase): void {
  it('marks its root and its parts', async () => {
    const [root, { container }] = await show(conformance);
    expect(conformance.isLayer || root.parentElement === container, 'root is outermost').toBe(true);
    const parts = [root, ...root.querySelectorAll<HTMLElement>('[data-part]')].flatMap(
      (element) => element.dataset['part']?.split(' ') ?? [],
    );
    expect(parts).toEqual(expect.arrayContaining([conformance.root, ...conformance.parts]));
  });

  it('gives its root to ref, and null when it goes', async () => {
    const ref: { current: HTMLElement | null } = { current: null };
    const seen: (HTMLElement | null)[] = [];
    const listen = (element: HTMLElement | null) => void seen.push(element);
    const [root, stage] = await show(conformance, { ref });
    expect(ref.current).toBe(root);
    await stage.update({ ref: listen });
    expect(ref.current).toBeNull();
    expect(seen.at(-1)).toBe(root);
    stage.unmount();
    expect(seen.at(-1)).toBeNull();
  });

  it('leaves a ref alone that stays the same', async () => {
    const seen: (HTMLElement | null)[] = [];
    const ref = (element: HTMLElement | null) => void seen.push(element);
    const [root, stage] = await show(conformance, { ref });
    await expect.poll(() => seen.at(-1)).toBe(root);
    const before = seen.length;
    await stage.update({ ref });
    await stage.update({ ref, 'data-again': 'yes' });
    await expect.poll(() => root.dataset['again']).toBe('yes');
    expect(seen.slice(before)).toEqual([]);
  });

  it('puts className and style on its root, beside its own', async () => {
    const [own, stage] = await show(conformance);
    const ownClasses = [...own.classList];
    const ownProperties = [...own.style];
    stage.unmount();
    const style = { '--given': 'yes', outlineOffset: '3px' };
    const [root] = await show(conformance, { className: 'given-class', style });
    expect([...root.classList]).toEqual(expect.arrayContaining([...ownClasses, 'given-class']));
    expect(root.style.getPropertyValue('--given')).toBe('yes');
    expect(root.style.outlineOffset).toBe('3px');
    expect([...root.style]).toEqual(expect.arrayContaining(ownProperties));
  });

  it('puts what it does not know on its root', async () => {
    const received: unknown[] = [];
    const onPointerDown = (event: ReactPointerEvent) => void received.push(event.currentTarget);
    const title = 'Given title';
    const given = {
      ...{ 'data-given': 'yes', slot: 'given', onPointerDown },
      ...(!conformance.isTitleTaken && { title }),
    };
    const [root] = await show(conformance, given);
    expect(root.dataset['given']).toBe('yes');
    expect(root.slot).toBe('given');
    if (conformance.isTitleTaken) expect(root.title, 'no title attribute').toBe('');
    else expect(root.title || root.textContent, 'title, or its own heading').toContain(title);
    root.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(received).toEqual([root]);
  });
}
