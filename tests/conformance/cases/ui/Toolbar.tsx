import { Toolbar } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Toolbar',
  render: (given) => (
    <Toolbar label="Text" {...given}>
      <button type="button">Bold</button>
      <button type="button">Italic</button>
    </Toolbar>
  ),
  root: 'toolbar',
  parts: [],
};
