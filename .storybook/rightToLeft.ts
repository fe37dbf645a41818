import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { isTest } from './isTest.ts';

/** The outermost parts of components under an element. */
function outermostParts(root: Element): Element[] {
  return [...root.querySelectorAll('[data-part]')].filter(
    (part) => part.parentElement?.closest('[data-part]') === null,
  );
}

/** The outermost parts under an element that are drawn from left to right, without saying so themselves. */
export function findLeftToRight(root: Element): Element[] {
  return outermostParts(root).filter(
    (part) => !part.hasAttribute('dir') && getComputedStyle(part).direction !== 'rtl',
  );
}

/** Checks that every story marked as right to left is drawn so, when stories run as tests. */
export const expectRightToLeft: AfterEach<ReactRenderer> = async ({ canvasElement, globals, parameters }) => {
  if (!isTest) return;
  const isPage = globals['direction'] === 'rtl';
  if (!isPage && parameters['rightToLeft'] !== true) return;
  const root = isPage ? document.body : (canvasElement.querySelector('[dir=rtl]') ?? canvasElement);
  // A layer may be on its way when the story has been drawn.
  await waitFor(() => expect(outermostParts(root)).not.toEqual([]), { timeout: 5000 });
  const wrong = findLeftToRight(root);
  if (wrong.length > 0) {
    const named = wrong.map(({ outerHTML }) => outerHTML.slice(0, 120)).join('\n');
    throw new Error(`Drawn from left to right in a story from right to left:\n${named}`);
  }
};
