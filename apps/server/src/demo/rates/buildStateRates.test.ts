import { expect, it } from 'vitest';
import { stateRateKind } from '../../kinds/stateRate/stateRateKind.ts';
import { buildStateRates } from './buildStateRates.ts';

const now = Date.UTC(2026, 10, 20, 15);
const versions = buildStateRates(now);
const rows = versions.at(-1)?.doc.rows ?? [];

it('is the same for the same time, and every version is whole', () => {
  expect(buildStateRates(now)).toEqual(versions);
  for (const { doc, timeLastModified } of versions) {
    expect(stateRateKind.validate(doc).violations).toEqual([]);
    expect(timeLastModified).toBeLessThan(now);
  }
  const times = versions.map(({ timeLastModified }) => timeLastModified);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

it('has something to show on a date: periods that have ended, that run, that are to come, gaps and overlaps', () => {
  expect(rows.filter(({ end }) => end < now).length).toBeGreaterThan(200);
  expect(rows.filter(({ begin, end }) => begin <= now && end >= now).length).toBeGreaterThan(300);
  expect(rows.filter(({ begin }) => begin > now).length).toBeGreaterThan(50);
  const places = Map.groupBy(rows, ({ state, productName }) => `${state} ${productName}`);
  expect(places.size).toBeLessThan(51 * 12);
  const overlaps = [...places.values()].filter((some) =>
    some.some(({ begin, end, id }) =>
      some.some((other) => other.id !== id && other.begin <= end && begin <= other.end),
    ),
  );
  expect(overlaps).toHaveLength(2);
});

it('changes from version to version, and gives an id once', () => {
  for (const [index, { doc }] of versions.entries()) {
    const before = versions[index - 1]?.doc;
    expect(doc.rows.length).toBeGreaterThan(before?.rows.length ?? 0);
    expect(doc.lastId).toBeGreaterThanOrEqual(before?.lastId ?? 0);
  }
});
