import { GlobalStyles } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'GlobalStyles',
  render: () => <GlobalStyles />,
  root: '',
  parts: [],
  rootless: 'Writes a style sheet, and draws no element.',
};
