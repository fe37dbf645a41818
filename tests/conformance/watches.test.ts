import { expect, it, onTestFinished } from 'vitest';
import { listExports } from './support/listExports.ts';
import { watchConsole } from './support/watchConsole.ts';
import { watchListeners } from './support/watchListeners.ts';
import { watchObservers } from './support/watchObservers.ts';
import { watchPage } from './support/watchPage.ts';
import { watchTimers } from './support/watchTimers.ts';

it('receives every method of the console', () => {
  const watch = watchConsole();
  onTestFinished(watch.stop);
  console.warn('careful', 1);
  console.debug('quiet');
  expect(watch.lines).toEqual(['console.warn: careful 1', 'console.debug: quiet']);
});

it('finds listeners of window and document that stayed', () => {
  const watch = watchListeners();
  onTestFinished(watch.stop);
  const listen = () => undefined;
  const controller = new AbortController();
  window.addEventListener('resize', listen);
  document.addEventListener('keydown', listen, true);
  document.addEventListener('scroll', listen, { signal: controller.signal });
  window.addEventListener('blur', listen, { once: true });
  window.dispatchEvent(new Event('blur'));
  controller.abort();
  expect(watch.left()).toEqual(['window resize', 'document keydown (capture)']);
  document.removeEventListener('keydown', listen);
  expect(watch.left()).toHaveLength(2);
  document.removeEventListener('keydown', listen, { capture: true });
  window.removeEventListener('resize', listen);
  expect(watch.left()).toEqual([]);
});

it('finds elements and attributes that stayed', () => {
  const watch = watchPage();
  const left = document.createElement('aside');
  document.body.append(left);
  document.documentElement.dataset['left'] = 'yes';
  expect(watch.left()).toEqual(['<aside></aside>', 'html data-left="yes"']);
  left.remove();
  delete document.documentElement.dataset['left'];
  expect(watch.left()).toEqual([]);
});

it('finds observers and media queries that stayed', () => {
  const watch = watchObservers();
  onTestFinished(watch.stop);
  const observer = new ResizeObserver(() => undefined);
  observer.observe(document.body);
  observer.observe(document.documentElement);
  observer.unobserve(document.documentElement);
  const mutations = new MutationObserver(() => undefined);
  mutations.observe(document.body, { childList: true });
  const query = matchMedia('(width > 1px)');
  const listen = () => undefined;
  query.addEventListener('change', listen);
  expect(watch.left()).toEqual([
    'ResizeObserver of <body>',
    'MutationObserver of <body>',
    expect.stringContaining('media query'),
  ]);
  observer.disconnect();
  mutations.disconnect();
  query.removeEventListener('change', listen);
  expect(watch.left()).toEqual([]);
});

it('finds timers that stayed', async () => {
  const watch = watchTimers();
  onTestFinished(watch.stop);
  const timer = setTimeout(() => undefined, 60_000);
  const interval = setInterval(() => undefined, 60_000);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(watch.left()).toEqual([
    expect.stringContaining('setTimeout(60000)'),
    expect.stringContaining('setInterval(60000)'),
  ]);
  clearTimeout(timer);
  clearInterval(interval);
  expect(watch.left()).toEqual([]);
});

it('reads what a barrel exports, values before types', () => {
  const barrel = `
    export { Button, type ButtonProps } from './Button/index.ts';
    export type { A, B as C } from './types.ts';
    export { inner as outer } from './inner.ts';
  `;
  expect(listExports(barrel.replaceAll(/^ +/gm, ''))).toEqual([
    'Button',
    'outer',
    'type A',
    'type ButtonProps',
    'type C',
  ]);
  expect(() => listExports("export * from './all.ts';")).toThrow('Not a list of names');
});
