import { Button } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Button',
  render: (given) => (
    <Button startIcon={<svg />} endIcon={<svg />} subText="Unsaved changes" {...given}>
      Save
    </Button>
  ),
  root: 'button',
  parts: ['start-icon', 'text', 'sub-text', 'end-icon'],
};
