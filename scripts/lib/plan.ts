/** The parts of `npm run test:deep`: each runs by itself, on a machine of its own if need be. */
export const parts = ['store', 'faults', 'stories', 'scenarios', 'matrix'] as const;

export type Part = (typeof parts)[number];

/** Test files that one runner takes with one configuration. */
export interface Suite {
  /** The runner's configuration, from the repository's folder. */
  readonly config: string;
  /** Patterns of its files, from the repository's folder. The configuration includes the same. */
  readonly files: readonly string[];
  /** The part of the deep suite that runs all of them. */
  readonly part: Part;
  /** Patterns of the files that only the deep suite runs, because they are slow; empty when the gate runs all of them. */
  readonly deepOnly: readonly string[];
}

/**
 * Every suite of tests. The gate (`npm test`) runs what is not `deepOnly`, and of the browser suites a selection by name or
 * tag that `steps.ts` gives; the deep suite (`npm run test:deep`) runs everything.
 */
export const suites = {
  unit: {
    config: 'vitest.config.ts',
    files: [
      'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
      'apps/*/{src,build}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      '.storybook/**/*.test.ts',
      'tests/{rules,support}/**/*.test.ts',
    ],
    part: 'store',
    // The first compiles an embedded database and makes one, which takes 18 seconds of two cores, and each takes two more. The contract
    // tests have the same SQL on PostgreSQL.
    deepOnly: [
      '{apps/server/src,tests/support}/**/*.database.test.ts',
      // Every pair of types of data sets; the gate merges two of them in `otherType.test.ts`.
      'apps/studio/src/screens/dataSets/editor/outline/otherType.long.test.ts',
    ],
  },
  conformance: {
    config: 'vitest.conformance.config.ts',
    files: ['tests/conformance/*.test.ts'],
    part: 'stories',
    deepOnly: [],
  },
  consumer: {
    config: 'vitest.consumer.config.ts',
    files: ['tests/consumer/*.test.ts'],
    part: 'faults',
    deepOnly: [],
  },
  contract: {
    config: 'vitest.contract.config.ts',
    files: ['tests/contract/*.test.ts'],
    part: 'store',
    deepOnly: [
      'tests/contract/*.postgres.test.ts',
      // Whether every documented response was seen is only known after a run of all of them.
      'tests/contract/coverage.test.ts',
      // Hostile and large input.
      'tests/contract/{bodies,classCodes,contents,formRulesHostile,formTemplateImportRefused,names,lettersHostile,restoreHostile,rulesHostile,saveUnedited}.test.ts',
      // Limits, streams and calls at the same time: they wait for real clocks.
      'tests/contract/{draining,events,heavyCalls,readAtOneMoment,signInLimits,streamLimits}.test.ts',
      // Restores beyond those that `restore.test.ts` makes.
      'tests/contract/{formTemplateRestoreValidity,formTemplateSetsRestore,peopleRestore,restoreAmongCalls,restoreRevoked}.test.ts',
      // Filters in pairs and every order of every list; the gate tries each filter in `kindFilters.test.ts`.
      'tests/contract/everyKindTogether.test.ts',
      'tests/contract/{demoHost,dictionary}.test.ts',
    ],
  },
  faults: {
    config: 'vitest.faults.config.ts',
    files: ['tests/faults/*.test.ts'],
    part: 'faults',
    deepOnly: ['tests/faults/*.test.ts'],
  },
  stories: {
    config: 'vitest.stories.config.ts',
    files: [
      'packages/*/src/**/*.stories.tsx',
      'apps/studio/src/**/*.stories.tsx',
      '.storybook/*.stories.tsx',
      '.storybook/patterns/*.stories.tsx',
    ],
    part: 'stories',
    deepOnly: [],
  },
  scenarios: {
    config: 'playwright.config.ts',
    files: ['tests/e2e/*.spec.ts'],
    part: 'scenarios',
    deepOnly: [],
  },
  matrix: {
    config: 'playwright.matrix.config.ts',
    files: ['tests/faults/matrix/*.spec.ts'],
    part: 'matrix',
    deepOnly: [],
  },
} as const satisfies Record<string, Suite>;

/** The contract on PGlite, which is the fallback and has the same SQL: whether every sort of call works on it. */
export const contractOnPglite = [
  'tests/contract/{backup,dataSetWrite,events,everyKind,history,rename,repetitions,restore,session}.test.ts',
];

/**
 * The scenarios and cells of the fault matrix that every gate plays carry this tag. A scenario that makes, finds, changes and saves
 * objects of an area carries it with the area's name, as in `@core:rates`: the gate plays it when the change is in that area.
 */
export const coreTag = '@core';

/** The stories that the gate draws of every component and screen: its default state, and the picture of its states. */
export const coreStories = /^(Default|States)/;
