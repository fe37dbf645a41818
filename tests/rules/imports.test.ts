import { beforeAll, describe, expect, test } from 'vitest';
import { lintSamples } from './lintSamples.ts';

const restricted = 'noRestrictedImports';

interface Case {
  /** The file that imports. */
  in: string;
  /** The statement, where it is more than `import { x } from …`. */
  code?: string;
  /** What is imported. */
  from: string;
}

const ui = 'packages/ui/src/Button/Button.tsx';
const widgets = 'packages/studio-widgets/src/BrowserGrid/BrowserGrid.tsx';
const api = 'packages/api/src/client.ts';
const rules = 'packages/rules/src/expression.ts';
const studio = 'apps/studio/src/screens/dataSets/route.tsx';
const server = 'apps/server/src/store/write.ts';
const scenario = 'tests/e2e/signIn.spec.ts';

const forbidden: [reason: string, Case[]][] = [
  [
    'the design system imports no other package of the house',
    ['@studio/ui', '@studio/widgets', '@studio/api', '@studio/app', '@studio/server'].map((from) => ({
      in: ui,
      from,
    })),
  ],
  [
    'widgets import the design system alone',
    ['@studio/widgets', '@studio/api', '@studio/app', '@studio/server'].map((from) => ({
      in: widgets,
      from,
    })),
  ],
  [
    'the client of the contract imports no other package of the house',
    ['@studio/ui', '@studio/widgets', '@studio/api', '@studio/app', '@studio/server'].map((from) => ({
      in: api,
      from,
    })),
  ],
  [
    'the meaning of rules imports no other package of the house, and nothing that browsers lack',
    ['@studio/ui', '@studio/widgets', '@studio/api', '@studio/server', 'react', 'node:fs'].map((from) => ({
      in: rules,
      from,
    })),
  ],
  [
    'the studio imports neither the server nor itself',
    [
      { in: studio, from: '@studio/server' },
      { in: studio, from: '@studio/app' },
    ],
  ],
  [
    'the server imports no screen and no component',
    [
      { in: server, from: '@studio/ui' },
      { in: server, from: '@studio/widgets' },
      { in: server, from: '@studio/app' },
      { in: server, from: 'react' },
    ],
  ],
  [
    'router and store live in the studio alone',
    [ui, widgets, api, rules, server].flatMap((file) => [
      { in: file, from: 'react-router' },
      { in: file, from: 'react-router/dom' },
      { in: file, from: 'valtio' },
      { in: file, from: 'valtio/utils' },
    ]),
  ],
  [
    'the server is called through the client alone',
    [ui, widgets, studio, server].map((file) => ({
      in: file,
      from: 'openapi-fetch',
    })),
  ],
  [
    'server libraries stay in the server',
    [ui, widgets, api, rules, studio].flatMap((file) => [
      { in: file, from: 'fastify' },
      { in: file, from: 'drizzle-orm' },
      { in: file, from: 'drizzle-orm/pg-core' },
      { in: file, from: '@electric-sql/pglite' },
    ]),
  ],
  [
    'no import reaches into a package',
    [
      { in: widgets, from: '@studio/ui/src/Button/Button.tsx' },
      { in: studio, from: '@studio/widgets/src/BrowserGrid' },
      { in: studio, from: '@studio/api/src/client.ts' },
      { in: server, from: '@studio/api/src/schema.gen.ts' },
      { in: scenario, from: '@studio/ui/src/Button/Button.tsx' },
    ],
  ],
  [
    'no import reaches into a package by a relative path',
    [
      { in: widgets, from: '../../../ui/src/Button/Button.tsx' },
      { in: studio, from: '../../../../../packages/ui/src/index.ts' },
      { in: studio, from: '../../../../server/src/main.ts' },
      { in: server, from: '../../../studio/src/main.tsx' },
      { in: ui, from: '../../../studio-widgets/src/index.ts' },
    ],
  ],
  [
    'no package imports a barrel that holds itself',
    [
      { in: ui, from: './index.ts' },
      { in: ui, from: '../index.ts' },
      { in: widgets, from: '../index.ts' },
      { in: 'packages/ui/src/Button/model/look.ts', from: '../../index.ts' },
      { in: api, from: './index.ts' },
      { in: rules, from: './index.ts' },
      { in: studio, from: '../../index.ts' },
    ],
  ],
  [
    'every way to import is an import',
    [
      { in: ui, from: 'valtio', code: "import 'valtio';" },
      { in: ui, from: 'valtio', code: "import * as store from 'valtio';\nexport const s = store;" },
      { in: ui, from: 'valtio', code: "export { proxy } from 'valtio';" },
      { in: ui, from: 'valtio', code: "export const load = () => import('valtio');" },
      {
        in: ui,
        from: 'valtio',
        code: "import type { INTERNAL_Op } from 'valtio';\nexport type Op = INTERNAL_Op;",
      },
    ],
  ],
];

const allowed: Case[] = [
  { in: ui, from: 'react' },
  { in: ui, from: '@base-ui/react/button' },
  { in: ui, from: '../Tooltip/index.ts' },
  { in: 'packages/ui/src/index.ts', from: './Button/index.ts' },
  { in: widgets, from: '@studio/ui' },
  { in: widgets, from: '../link/RenderLink.ts' },
  { in: api, from: 'openapi-fetch' },
  { in: rules, from: 'acorn' },
  { in: studio, from: '@studio/rules' },
  { in: server, from: '@studio/rules' },
  { in: studio, from: '@studio/ui' },
  { in: studio, from: '@studio/ui/internal' },
  { in: widgets, from: '@studio/ui/internal' },
  { in: studio, from: '@studio/widgets/presets' },
  { in: studio, from: '@studio/ui/fonts.css', code: "import '@studio/ui/fonts.css';" },
  { in: studio, from: '@studio/widgets' },
  { in: studio, from: '@studio/api' },
  { in: studio, from: 'react-router' },
  { in: studio, from: 'valtio' },
  { in: server, from: 'fastify' },
  {
    in: server,
    from: '@studio/api',
    code: "import type { DataSet } from '@studio/api';\nexport type D = DataSet;",
  },
];

const values = [
  "import { createClient } from '@studio/api';\nexport const c = createClient;",
  "import { type DataSet } from '@studio/api';\nexport type D = DataSet;",
  "import * as api from '@studio/api';\nexport const a = api;",
  "import '@studio/api';",
  "export { createClient } from '@studio/api';",
  "export * from '@studio/api';",
  "export const load = () => import('@studio/api');",
];

const types = [
  "import type { DataSet } from '@studio/api';\nexport type D = DataSet;",
  "import type * as api from '@studio/api';\nexport type D = api.DataSet;",
  "export type { DataSet } from '@studio/api';",
  "export type D = import('@studio/api').DataSet;",
  "export const name = '@studio/api';",
];

const plain = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

/** What each floor of the console may not import, from the floors above it. */
const upwards: [floor: string, above: string[]][] = [
  [
    'platform/i18n/format.ts',
    ['../../kernel/list/query.ts', '../../screens/dataSets/area.ts', '../../app/areas.ts'],
  ],
  ['kernel/editor/drafts/find.ts', ['../../../screens/dataSets/area.ts', '../../../operations/restore/x.ts']],
  ['kernel/list/query.ts', ['../../shell/navigation.ts', '../../app/areas.ts']],
  ['operations/restore/run.ts', ['../../shell/navigation.ts', '../../app/areas.ts']],
  ['screens/dataSets/area.ts', ['../../shell/navigation.ts', '../../app/areas.ts']],
  ['shell/palette/items.ts', ['../../app/areas.ts']],
];
const inConsole = (file: string) => `apps/studio/src/${file}`;
const waysUp = (from: string) => [
  `import { x } from '${from}';\nexport const y = x;`,
  `import type { X } from '${from}';\nexport type Y = X;`,
  `export { x } from '${from}';`,
  `export const load = () => import('${from}');`,
  `export type Y = import('${from}').X;`,
];
const upwardSamples = upwards.flatMap(([floor, above]) =>
  above.flatMap((from) => waysUp(from).map((source) => ({ path: inConsole(floor), source }))),
);
const downwardSamples = [
  { path: inConsole('kernel/list/query.ts'), source: plain('../../platform/i18n/format.ts') },
  { path: inConsole('kernel/list/query.ts'), source: plain('../screen/screenActions.ts') },
  { path: inConsole('screens/dataSets/list.ts'), source: plain('../../kernel/list/query.ts') },
  { path: inConsole('shell/palette/items.ts'), source: plain('../../screens/dataSets/area.ts') },
  { path: inConsole('app/router.ts'), source: plain('../shell/navigation.ts') },
  { path: inConsole('kernel/list/query.test.ts'), source: plain('../../screens/dataSets/area.ts') },
  { path: inConsole('kernel/list/testing/listStories.ts'), source: plain('../../../app/areas.ts') },
];

/** Two files that import each other's types. They are the first samples, so that their names end in 0 and 1. */
const circle = [
  { path: inConsole('kernel/list/first.ts'), source: typeFrom('./second1.ts') },
  { path: inConsole('kernel/list/second.ts'), source: typeFrom('./first0.ts') },
];

function typeFrom(path: string): string {
  return `import type { A as B } from '${path}';\nexport interface A {\n  readonly b?: B;\n}\n`;
}

const networkAndStorage = [
  "export const load = () => fetch('/rest/DataSet/filter');",
  "export const theme = () => localStorage.getItem('theme');",
  'export const open = () => new WebSocket(location.href);',
];

const sample = (entry: Case) => ({ path: entry.in, source: entry.code ?? plain(entry.from) });

const samples = [
  ...circle,
  ...upwardSamples,
  ...downwardSamples,
  ...forbidden.flatMap(([, cases]) => cases.map(sample)),
  ...allowed.map(sample),
  ...[...values, ...types].map((source) => ({ path: server, source })),
  ...[ui, widgets, studio].flatMap((path) => networkAndStorage.map((source) => ({ path, source }))),
];
const keyOf = ({ path, source }: { path: string; source: string }) => `${path}\n${source}`;
const broken = new Map<string, string[]>();
const rulesBrokenBy = (path: string, source: string) => broken.get(keyOf({ path, source }));

beforeAll(() => {
  const results = lintSamples(samples);
  for (const [index, entry] of samples.entries()) broken.set(keyOf(entry), results[index] ?? []);
}, 60_000);

describe.each(forbidden)('%s', (_, cases) => {
  test.each(cases.map((entry) => ({ ...sample(entry), from: entry.from })))(
    '$path ↛ $from',
    ({ path, source }) => {
      expect(rulesBrokenBy(path, source)).toContain(restricted);
    },
  );
});

test.each(allowed.map((entry) => ({ ...sample(entry), from: entry.from })))(
  'allowed: $path → $from',
  ({ path, source }) => {
    expect(rulesBrokenBy(path, source)).toEqual([]);
  },
);

describe('imports of the console go downwards', () => {
  test.each(upwardSamples)('$path may not: $source', ({ path, source }) => {
    expect(rulesBrokenBy(path, source)).toContain('plugin');
  });

  test.each(downwardSamples)('$path may: $source', ({ path, source }) => {
    expect(rulesBrokenBy(path, source)).toEqual([]);
  });
});

test.each(circle)('a circle of types alone is one: $path', ({ path, source }) => {
  expect(rulesBrokenBy(path, source)).toContain('noImportCycles');
});

describe('the server takes types alone from the contract', () => {
  test.each(values)('a value is refused: %s', (source) => {
    expect(rulesBrokenBy(server, source)).toContain('plugin');
  });

  test.each(types)('a type is taken: %s', (source) => {
    expect(rulesBrokenBy(server, source)).toEqual([]);
  });
});

describe('components know no server and keep nothing', () => {
  test.each(networkAndStorage)('%s', (source) => {
    expect(rulesBrokenBy(ui, source)).toContain('noRestrictedGlobals');
    expect(rulesBrokenBy(widgets, source)).toContain('noRestrictedGlobals');
    expect(rulesBrokenBy(studio, source)).toEqual([]);
  });
});
