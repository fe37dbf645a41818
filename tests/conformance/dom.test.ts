import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCases } from './loadCases.ts';
import { testHeld } from './rules/testHeld.ts';
import { testLabels } from './rules/testLabels.tsx';
import { testLife } from './rules/testLife.ts';
import { testRoot } from './rules/testRoot.ts';
import { showGlobalStyles } from './support/showGlobalStyles.tsx';
import { type ConsoleWatch, watchConsole } from './support/watchConsole.ts';

showGlobalStyles();

describe.each(await loadCases())('$id', ({ id, conformance, error }) => {
  let silence: ConsoleWatch;

  beforeEach(() => {
    silence = watchConsole();
  });
  afterEach(() => {
    silence.stop();
    expect(silence.lines, 'what reached the console').toEqual([]);
  });

  if (!conformance) {
    it('loads', () => {
      throw error;
    });
    return;
  }
  if (conformance.rootless === undefined) testRoot(conformance);
  testHeld(conformance);
  testLabels(conformance);
  testLife(id, conformance);
});
