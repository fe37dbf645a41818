import { expect, test } from 'vitest';
import { geographySets } from './geographySets.ts';
import { industrySets } from './industrySets.ts';

const itemsOf = (name: string) =>
  [...industrySets, ...geographySets].find((set) => set.name === name)?.items ?? [];

test('three sectors of NAICS are ranges of prefixes, and each code is below its sector', () => {
  const sectors = itemsOf('NAICS Sectors');
  expect(sectors).toHaveLength(20);
  expect(sectors.flatMap(({ value }) => (value.includes('-') ? [value] : []))).toEqual([
    ...['31-33', '44-45', '48-49'],
  ]);
  const titles = new Set(sectors.map(({ name }) => name));
  for (const name of ['NAICS Subsectors', 'NAICS Industry Groups', 'Class Codes']) {
    const groups = new Set(itemsOf(name).map(({ grouping }) => grouping));
    expect([name, groups]).toEqual([name, titles]);
  }
  const sectorOf = (code: string) =>
    itemsOf('NAICS Subsectors').find(({ value }) => value === code)?.grouping;
  expect(['311', '327', '339'].map(sectorOf)).toEqual(['Manufacturing', 'Manufacturing', 'Manufacturing']);
  expect(sectorOf('445')).toBe('Retail Trade');
});

test('states whose counties the package knows as they were in 2010 are left out', () => {
  const names = geographySets.flatMap(({ name }) => / - (?<state>.+)$/.exec(name)?.groups?.['state'] ?? []);
  expect(names).toContain('Texas');
  for (const state of ['Connecticut', 'South Dakota', 'Alaska']) expect(names).not.toContain(state);
});
