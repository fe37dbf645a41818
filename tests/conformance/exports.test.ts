import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as ui from '@studio/ui';
import * as uiInternal from '@studio/ui/internal';
import * as widgets from '@studio/widgets';
import * as presets from '@studio/widgets/presets';
import { describe, expect, it } from 'vitest';
import { caseFiles } from './loadCases.ts';
import { listExports } from './support/listExports.ts';

const packages = [
  { name: 'ui', values: ui as Record<string, unknown>, folder: 'ui' },
  { name: 'widgets', values: widgets as Record<string, unknown>, folder: 'studio-widgets' },
];

/** Entries beside the root that are lists of names of their own. */
const further = [
  { name: 'ui.internal', values: uiInternal, source: 'ui/src/internal/index.ts' },
  { name: 'widgets.presets', values: presets, source: 'studio-widgets/src/presets/index.ts' },
];

const packagesFolder = fileURLToPath(new URL('../../packages/', import.meta.url));

const howToUpdate =
  'The public face of the package changed. When that is meant, write the list anew with ' +
  '`npx vitest run --config vitest.conformance.config.ts --project ssr exports -u`, and have it reviewed';

function isComponent([name, value]: [string, unknown]): boolean {
  const isDrawn =
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  return /^[A-Z]/.test(name) && isDrawn;
}

describe.each(packages)('@studio/$name', ({ name, values, folder }) => {
  const index = fileURLToPath(new URL(`../../packages/${folder}/src/index.ts`, import.meta.url));
  const listed = listExports(readFileSync(index, 'utf8'));

  it('has a conformance case for every component', () => {
    const components = Object.entries(values).filter(isComponent);
    const cases = caseFiles.filter(({ id }) => id.startsWith(`${name}/`)).map(({ id }) => id.split('/')[1]);
    expect(cases.toSorted()).toEqual(components.map(([component]) => component).toSorted());
  });

  it('exports what its list of exports says', async () => {
    expect(listed.filter((line) => !line.startsWith('type '))).toEqual(Object.keys(values).toSorted());
    await expect(`${listed.join('\n')}\n`, howToUpdate).toMatchFileSnapshot(`./exports.${name}.txt`);
  });

  // Types of details may be in a component's own entry alone: the root lists what a host begins with.
  it('exports no value from the entry of a component that the root does not', () => {
    const src = `${packagesFolder}${folder}/src/`;
    const entries = readdirSync(src).filter(
      (room) => /^[A-Z]/.test(room) && existsSync(`${src}${room}/index.ts`),
    );
    expect(entries.length).toBeGreaterThan(20);
    for (const room of entries) {
      const names = listExports(readFileSync(`${src}${room}/index.ts`, 'utf8'));
      expect(
        names.filter((one) => !one.startsWith('type ') && !listed.includes(one)),
        room,
      ).toEqual([]);
    }
  });
});

describe.each(further)('the entry $name', ({ name, values, source }) => {
  it('exports what its list of exports says', async () => {
    const listed = listExports(readFileSync(`${packagesFolder}${source}`, 'utf8'));
    expect(listed.filter((line) => !line.startsWith('type '))).toEqual(Object.keys(values).toSorted());
    await expect(`${listed.join('\n')}\n`, howToUpdate).toMatchFileSnapshot(`./exports.${name}.txt`);
  });
});
