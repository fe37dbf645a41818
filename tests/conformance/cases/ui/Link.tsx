import { Link } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'Link',
  render: (given) => (
    <Link href="#data-sets" {...given}>
      Data sets
    </Link>
  ),
  root: 'link',
  parts: [],
};
