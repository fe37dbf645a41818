import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const pending = new Set<ComponentType>();
/** What the host draws them inside; undefined until it has asked. */
let around: ((parts: ReactNode) => ReactNode) | undefined;
let isScheduled = false;

function prepare(): void {
  isScheduled = false;
  const root = createRoot(document.createElement('div'));
  const parts = [...pending].map((part, index) => createElement(part, { key: index }));
  root.render(around === undefined ? parts : around(parts));
  pending.clear();
  requestIdleCallback(() => root.unmount());
}

function schedule(): void {
  if (isScheduled || around === undefined || pending.size === 0) return;
  if (typeof requestIdleCallback === 'undefined' || 'IS_REACT_ACT_ENVIRONMENT' in globalThis) return;
  isScheduled = true;
  requestIdleCallback(prepare);
}

/** Names components whose styles are worth compiling before they are first drawn. Does nothing until the host starts it. */
export function prepareStyles(parts: readonly ComponentType[]): void {
  for (const part of parts) pending.add(part);
  schedule();
}

/**
 * Has the browser compile the styles of large components (grids, pickers, editors) when it has nothing to do, so that their first
 * drawing need not: of those whose code is there, and of those whose code comes later. They are drawn once, outside the document.
 * Without this call each compiles its styles when it is first drawn. Does nothing where there is no `requestIdleCallback`.
 * @param wrap what to draw them inside, such as the `StyleSheetManager` of the application
 */
export function precompileStyles(wrap: (parts: ReactNode) => ReactNode = (parts) => parts): void {
  around = wrap;
  schedule();
}
