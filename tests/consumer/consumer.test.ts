import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extent } from '../support/extent.ts';
import { Consumer, lowestPeers } from './Consumer.ts';
import { Desk } from './Desk.ts';
import { drawnNames, exportedComponents } from './everyComponent.ts';
import { pages } from './pages.ts';
import { writeReadmeExamples } from './readmeExamples.ts';
import { testComponents } from './testComponents.ts';
import { testDesk } from './testDesk.ts';
import { testDrawnOnServer } from './testDrawnOnServer.ts';
import { testExamples } from './testExamples.ts';
import { testExpressions } from './testExpressions.ts';
import { testForeignStyles } from './testForeignStyles.ts';
import { testForms } from './testForms.ts';
import { testGerman } from './testGerman.ts';
import { testHistory } from './testHistory.ts';
import { testLetters } from './testLetters.ts';
import { testPeople } from './testPeople.ts';
import { testPrograms } from './testPrograms.ts';
import { testRules } from './testRules.ts';
import { testSettings } from './testSettings.ts';
import { testTrustedTypes } from './testTrustedTypes.ts';
import { type Weight, weigh } from './weigh.ts';

/** How the packages begin that no widget may load before they are used. */
const loadedWhenUsed = [
  '@atlaskit/',
  '@codemirror/',
  '@lezer/',
  '@tiptap/',
  'acorn',
  'dompurify',
  'prosemirror-',
  'react-day-picker',
];

/** The gate (`npm test`) tries whether the packages can be installed and drawn at all; the deep suite how they behave and what they weigh. */
const isWhole = extent === 'deep';

let consumer: Consumer;
let exampleCount = 0;

beforeAll(async () => {
  consumer = await Consumer.create();
  exampleCount = writeReadmeExamples(consumer.folder);
});
afterAll(async () => {
  await consumer[Symbol.asyncDispose]();
});

test('the types hold in a strict application that checks libraries too, those of the examples in the READMEs among them', async () => {
  expect(exampleCount).toBeGreaterThanOrEqual(38);
  const { code, output } = await consumer.run('typescript/bin/tsc');
  expect(output).toBe('');
  expect(code).toBe(0);
});

test('a server draws with class names that do not depend on what was imported first', async () => {
  const { output } = await consumer.run('../server.mjs');
  expect(output).toContain('<button type="button" data-part="button"');
  expect(output).toContain('st-Button-ButtonRoot');
  expect(output).toMatch(/<style[^>]*data-styled/);
});

test('there is one copy of the design system, which the widgets share', () => {
  const installed = JSON.parse(
    readFileSync(join(consumer.folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, object> };
  const copies = Object.keys(installed.packages).filter((path) => path.endsWith('node_modules/@studio/ui'));
  expect(copies).toEqual(['node_modules/@studio/ui']);
});

test('the widgets’ libraries are there once: of two copies, one would not know the other’s documents', () => {
  const own = join(consumer.folder, 'node_modules/@studio/widgets/node_modules');
  expect(existsSync(own) ? readdirSync(own, { recursive: true, encoding: 'utf8' }).slice(0, 10) : []).toEqual(
    [],
  );
});

test('the containers that the isolation names are there', () => {
  const folder = join(consumer.folder, 'node_modules/@studio/ui');
  const named = readFileSync(join(folder, 'isolation.css'), 'utf8').match(/st-[A-Z]\w*-\w+/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  const missing = named.filter((id) => {
    const [, component = ''] = id.split('-');
    const script = join(folder, component, `${component}.styles.js`);
    return !readFileSync(script, 'utf8').includes(`componentId: '${id}'`);
  });
  expect(missing).toEqual([]);
});

test.each([
  ['@studio/ui', 50],
  ['@studio/widgets', 29],
])('the application draws every component of %s', async (name, least) => {
  const components = await exportedComponents(join(consumer.folder, 'node_modules', name, 'index.js'));
  expect(components.length).toBeGreaterThanOrEqual(least);
  const drawn = drawnNames(join(consumer.folder, 'src'));
  expect(components.filter((component) => !drawn.has(component))).toEqual([]);
});

testDrawnOnServer('highest', () => consumer);

if (isWhole)
  describe('with the lowest peers that the packages allow', () => {
    let lowest: Consumer | undefined;
    const installed = () => {
      if (lowest === undefined) throw new Error('The application was not installed.');
      return lowest;
    };

    beforeAll(async () => {
      lowest = await consumer.withLowestPeers();
    });
    afterAll(async () => {
      await lowest?.[Symbol.asyncDispose]();
    });

    test('they are installed, each once', async () => {
      const peers = lowestPeers();
      expect(Object.keys(peers).toSorted()).toEqual(['react', 'react-dom', 'styled-components']);
      for (const [name, version] of Object.entries(peers)) {
        expect(installed().versionOf(name)).toBe(version);
        const copy = join(installed().folder, 'node_modules/@studio/ui/node_modules', name);
        expect(existsSync(copy)).toBe(false);
      }
    });

    testDrawnOnServer('lowest', installed);
  });

describe('weight, gzipped, beyond react and styled-components', () => {
  const heavy = ['@base-ui/react', 'react-day-picker', 'react-window', '@floating-ui/dom', 'date-fns'];
  const entries: readonly (readonly [name: string, limit: number, unasked: readonly string[]])[] = [
    ['button', 8000, [...heavy, 'downshift']],
    ['select', 25_000, heavy],
    ['browserGrid', 18_500, [...loadedWhenUsed, 'react-window', 'downshift']],
    ['conditionTree', 62_000, [...loadedWhenUsed, 'react-window']],
    // Each widget adds to it; there are more than thirty. The last were `EditableGrid`, and widths and a folded outline of `FormBuilder`.
    ['everyWidget', 258_000, loadedWhenUsed],
  ];

  test.each(entries)('%s loads nothing heavy before it is used', async (name, _limit, unasked) => {
    const { packages } = await weighBeyond(name);
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((one) => unasked.some((start) => one.startsWith(start)))).toEqual([]);
  });

  if (isWhole)
    test.each(entries)('%s: at most %i bytes', async (name, limit) => {
      const { beyond } = await weighBeyond(name);
      expect(beyond).toBeLessThanOrEqual(limit);
    });

  test('every widget is among those that are weighed', async () => {
    const widgets = await exportedComponents(join(consumer.folder, 'node_modules/@studio/widgets/index.js'));
    const drawn = drawnNames(join(consumer.folder, 'weights'), 'everyWidget.tsx');
    expect(widgets.filter((widget) => !drawn.has(widget))).toEqual([]);
  });

  const weighed = new Map<string, Promise<{ beyond: number; packages: string[] }>>();
  /** What all entries have. */
  let floor: Promise<Weight> | undefined;

  /** Each is built once. */
  function weighBeyond(name: string): Promise<{ beyond: number; packages: string[] }> {
    const known = weighed.get(name) ?? buildAndWeigh(name);
    weighed.set(name, known);
    return known;
  }

  async function buildAndWeigh(name: string) {
    const { atOnce, later, packages } = await weigh(consumer, name);
    floor ??= weigh(consumer, 'nothing');
    const { atOnce: least } = await floor;
    const beyond = atOnce - least;
    console.log(`${name}: ${beyond} bytes beyond ${least}, ${later} when they are asked for`);
    return { beyond, packages };
  }
});

describe('in Chromium, built for production', () => {
  let opened: Desk | undefined;
  const desk = () => {
    if (opened === undefined) throw new Error('The application was not opened.');
    return opened;
  };

  beforeAll(async () => {
    opened = await Desk.open(consumer);
  });
  afterAll(async () => {
    await opened?.[Symbol.asyncDispose]();
  });

  test('the policy is in force: an inline style is refused, and reported', async () => {
    const { go, page, messages } = desk();
    await go('/', 'Claims');
    expect(messages).toEqual([]);
    await page.addStyleTag({ content: 'h1 { display: none }' }).catch(() => undefined);
    await expect.poll(() => messages.join()).toContain('The policy was violated: style-src');
    expect(await page.getByRole('heading', { name: 'Claims', level: 1 }).isVisible()).toBe(true);
    messages.length = 0;
  });

  test.each(pages)('the page %s is drawn', async (path, heading) => {
    await desk().go(path, heading);
  });

  if (isWhole) {
    testComponents(desk);
    testDesk(desk);
    testRules(desk);
    testPrograms(desk);
    testExpressions(desk);
    testForms(desk);
    testLetters(desk);
    testPeople(desk);
    testHistory(desk);
    testSettings(desk);
    testExamples('among wouter', desk);
    testForeignStyles(desk);
    testGerman(() => consumer, desk);
    testTrustedTypes(() => consumer);
  }

  test('there were no messages on the console', () => {
    expect(desk().messages).toEqual([]);
  });
});
