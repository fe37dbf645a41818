import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Stage } from '../../support/Stage.tsx';

/** Draws a component between two buttons, until the end of the test. */
export async function draw(element: ReactElement): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await new Promise<void>((resolve) =>
    root.render(
      <Stage onDrawn={resolve}>
        <button type="button">Before</button>
        {element}
        <button type="button">After</button>
      </Stage>,
    ),
  );
}

/** Presses real keys, written as `{ArrowDown}` or `{Shift>}{Tab}{/Shift}`. */
export const press = (keys: string) => userEvent.keyboard(keys);

/** Everything on the page that matches, in the order of the document. */
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The first element that matches, as soon as it is there. */
export async function one(selector: string): Promise<HTMLElement> {
  await expect.poll(() => all(selector)[0], { message: selector, timeout: 8000 }).toBeDefined();
  const [found] = all(selector);
  if (!found) throw new Error(`${selector} was taken away again.`);
  return found;
}

/** Waits until nothing matches. */
export const gone = (selector: string) =>
  expect.poll(() => all(selector), { message: `${selector} is gone` }).toEqual([]);

/** Waits until an element has the focus. */
export const hasFocus = (element: Element | undefined) =>
  expect.poll(() => document.activeElement, { message: 'what has the focus' }).toBe(element);

/** Waits until the focus is inside an element. */
export const hasFocusInside = (element: Element) =>
  expect.poll(() => element.contains(document.activeElement), { message: 'the focus is inside' }).toBe(true);

/** Waits until an attribute has this value; null for none. */
export const hasAttribute = (element: Element, attribute: string, value: string | null) =>
  expect.poll(() => element.getAttribute(attribute), { message: attribute }).toBe(value);

/** The elements that an attribute refers to; fails where one of them is not in the document. */
export function refersTo(element: Element, attribute: string): HTMLElement[] {
  const ids = element.getAttribute(attribute)?.split(' ').filter(Boolean) ?? [];
  return ids.map((id) => {
    const target = document.getElementById(id);
    if (!target) throw new Error(`${attribute} refers to ${id}, which is not there.`);
    return target;
  });
}

/** What an element is called: by `aria-labelledby`, `aria-label`, its label or its text. */
export function nameOf(element: Element): string {
  const labels = refersTo(element, 'aria-labelledby').map(({ textContent }) => textContent);
  if (labels.length > 0) return labels.join(' ');
  const given = element.getAttribute('aria-label');
  if (given !== null) return given;
  const own = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return own.length > 0 ? own.map(({ textContent }) => textContent).join(' ') : element.textContent;
}

/** Those of the elements that Tab stops at. */
export const stopsOf = (elements: readonly HTMLElement[]) =>
  elements.filter(({ tabIndex }) => tabIndex === 0);

/** The button before or after what is drawn. */
export const neighbour = (which: 'Before' | 'After') =>
  all('body > div > button').find(({ textContent }) => textContent === which);
