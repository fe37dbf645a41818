import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

const pending = new Set<ComponentType>();

function prepare(): void {
  const root = createRoot(document.createElement('div'));
  root.render([...pending].map((part, index) => createElement(part, { key: index })));
  pending.clear();
  requestIdleCallback(() => root.unmount());
}

function isTested(): boolean {
  return 'IS_REACT_ACT_ENVIRONMENT' in globalThis;
}

/**
 * Has the browser compile the styles of components when it next has nothing to do, so that the first drawing of such a
 * component need not. What is drawn sooner compiles its own styles, as ever. Does nothing outside a browser.
 */
export function prepareStyles(parts: readonly ComponentType[]): void {
  if (typeof requestIdleCallback === 'undefined' || isTested()) return;
  if (pending.size === 0) requestIdleCallback(prepare);
  for (const part of parts) pending.add(part);
}
