import { VisuallyHidden } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'VisuallyHidden',
  render: (given) => <VisuallyHidden {...given}>Loading</VisuallyHidden>,
  root: 'visually-hidden',
  parts: [],
};
