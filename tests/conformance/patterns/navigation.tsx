import { Pagination, TabBar } from '@studio/ui';
import { expect, onTestFinished } from 'vitest';
import { definePattern, type Subject } from './support/definePattern.ts';
import { all, hasFocus, nameOf, neighbour, one, press } from './support/page.tsx';

interface NavigationSubject extends Subject {
  label: string;
  /** The names of what can be gone to, in their order. */
  places: readonly string[];
  /** Which of them is shown at first. */
  current: number;
  /** Fails until the place after the current one was gone to. */
  hasMoved: () => Promise<void>;
}

const currentPage = () => all('[aria-current]').map(({ textContent }) => textContent);
const pages = ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page'];
const isThirdPage = () => expect.poll(currentPage).toEqual(['3']);
const hash = (page: number) => `#page-${page}`;

const subjects: NavigationSubject[] = [
  {
    name: 'TabBar',
    draw: () => (
      <TabBar
        label="Submission"
        activeId="who"
        tabs={[
          { id: 'who', label: 'Who', href: '#who' },
          { id: 'when', label: 'When', href: '#when' },
          { id: 'where', label: 'Where', href: '#where' },
        ]}
      />
    ),
    label: 'Submission',
    places: ['Who', 'When', 'Where'],
    current: 0,
    hasMoved: () => expect.poll(() => location.hash).toBe('#when'),
  },
  {
    name: 'Pagination',
    draw: () => <Pagination pageCount={3} defaultPage={2} />,
    label: 'Pagination',
    places: pages,
    current: 2,
    hasMoved: isThirdPage,
  },
  {
    name: 'Pagination with addresses',
    draw: () => <Pagination pageCount={3} defaultPage={2} getPageHref={hash} />,
    label: 'Pagination',
    places: pages,
    current: 2,
    hasMoved: isThirdPage,
  },
];

const controls = () => all('nav a, nav button');

export const pattern = definePattern('navigation', subjects, {
  'is a named landmark with a list of all places': async ({ label, places }) => {
    expect(nameOf(await one('nav'))).toBe(label);
    expect(controls().map(nameOf)).toEqual(places);
    expect(controls().every((control) => control.closest('nav ul > li, nav ol > li'))).toBe(true);
  },
  'the place that is shown, and no other, is the current page': async ({ current, places }) => {
    await one('nav');
    const shown = controls().filter((control) => control.getAttribute('aria-current') === 'page');
    expect(shown.map(nameOf)).toEqual([places[current]]);
  },
  'Tab stops at every place, in their order': async ({ places }) => {
    await one('nav');
    neighbour('Before')?.focus();
    for (const index of places.keys()) {
      await press('{Tab}');
      await hasFocus(controls()[index]);
    }
    await press('{Tab}');
    await hasFocus(neighbour('After'));
  },
  'Enter goes to a place, and the focus stays on it': async ({ current, hasMoved }) => {
    onTestFinished(() => history.replaceState(null, '', `${location.pathname}${location.search}`));
    await one('nav');
    const next = controls()[current + 1];
    next?.focus();
    await press('{Enter}');
    await hasMoved();
    await hasFocus(next);
  },
});
