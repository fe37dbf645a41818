import { DiffText } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

const lines = (changed: string) => [...'abcdefghij', changed].join('\n');

export const conformance: ConformanceCase = {
  name: 'DiffText',
  render: (given) => <DiffText label="Rule" before={lines('old')} after={lines('new')} {...given} />,
  root: 'diff-text',
  parts: ['head', 'summary', 'lines', 'line', 'sign', 'unfold'],
};
