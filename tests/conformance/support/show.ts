import { onTestFinished } from 'vitest';
import type { ConformanceCase, GivenProps } from '../ConformanceCase.ts';
import { type Mounted, mount } from './mount.tsx';

/** Draws a case until the end of the test, and waits for its root. */
export async function show(
  conformance: ConformanceCase,
  given?: GivenProps,
): Promise<[HTMLElement, Mounted]> {
  const stage = await mount(conformance, given);
  onTestFinished(stage.unmount);
  return [await stage.findRoot(), stage];
}
