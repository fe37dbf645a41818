import { ThemeScope } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'ThemeScope',
  render: (given) => (
    <ThemeScope theme="dark" {...given}>
      A claim
    </ThemeScope>
  ),
  root: 'theme-scope',
  parts: [],
};
