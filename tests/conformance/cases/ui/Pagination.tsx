import { Pagination } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';
import { elementOf, partOf } from '../../user.ts';

export const conformance: ConformanceCase = {
  name: 'Pagination',
  render: (given) => <Pagination pageCount={12} {...given} />,
  root: 'pagination',
  parts: ['list', 'previous', 'page', 'gap', 'next'],
  held: {
    prop: 'page',
    defaultProp: 'defaultPage',
    callback: 'onPageChange',
    first: 3,
    next: 4,
    act: (root) => partOf(root, 'next').click(),
    shown: (root) => Number(elementOf(root, '[aria-current="page"]').textContent),
  },
};
