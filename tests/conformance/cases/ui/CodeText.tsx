import { CodeText } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'CodeText',
  render: (given) => <CodeText variant="block" hasLineNumbers code="refer();" {...given} />,
  root: 'code-text',
  parts: ['block', 'code', 'line', 'copy'],
};
