import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { readTypes } from './support/listProps.ts';

const publicTypes = ['ui', 'widgets'].flatMap((name) =>
  [
    ...readFileSync(new URL(`./exports.${name}.txt`, import.meta.url), 'utf8').matchAll(/^type (\w+)$/gm),
  ].flatMap(([, type]) => type ?? []),
);

/** What the entries of the packages name, under its own name or another. */
const named = new Set(
  globSync('packages/{ui,studio-widgets}/src/{,*/}index.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/\w+/g)].map(([name]) => name),
  ),
);

/** Types that only put others together, with the reason. */
const inside = new Map([
  ['Decided', 'names props that are left out'],
  ['InputAttributes', 'attributes of a native element'],
  ['NativeFieldProps', 'attributes of a native element'],
  ['SearchedTexts', 'texts that two components share'],
  ['Text', 'a text that may be absent'],
]);

it('a host can name every type that a public type takes', () => {
  const declared = readTypes();
  const missing = publicTypes.flatMap((name) =>
    (declared.get(name) ?? []).flatMap(({ mentions }) =>
      mentions
        .filter((type) => declared.has(type) && !named.has(type) && !inside.has(type))
        .map((type) => `${name} takes ${type}, which no entry exports`),
    ),
  );
  expect(publicTypes.length).toBeGreaterThan(200);
  expect([...new Set(missing)]).toEqual([]);
});
