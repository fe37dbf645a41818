import { describe, expect, it, onTestFinished } from 'vitest';
import type { ConformanceCase } from './ConformanceCase.ts';
import { loadCases } from './loadCases.ts';
import { renderMarkup } from './support/renderMarkup.tsx';
import { watchConsole } from './support/watchConsole.ts';

function draw(conformance: ConformanceCase): string {
  const watch = watchConsole();
  onTestFinished(watch.stop);
  const markup = renderMarkup(conformance);
  expect(watch.lines).toEqual([]);
  return markup;
}

describe.each(await loadCases())('$id', ({ conformance, error }) => {
  if (!conformance) {
    it('loads', () => {
      throw error;
    });
    return;
  }
  const { isLayer = false, root, rootless } = conformance;

  if (!isLayer && rootless === undefined) {
    it('draws its root on a server', () => {
      expect(draw(conformance)).toContain(`data-part="${root}"`);
    });
  }

  it('draws the same on a server each time, in silence', () => {
    expect(draw(conformance)).toBe(draw(conformance));
  });
});
