import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { Component } from '../editor/route.tsx';
import { beginRates } from './beginRates.ts';
import { manyRates } from './rateAnswers.ts';

/** A story of the whole screen, with two dozen entries where it does not say otherwise. */
export const ratesStory = {
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/rateStatus/manager' },
  beforeEach: (): Promise<() => void> => beginRates(manyRates(24)),
} as const;
