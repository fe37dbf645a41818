import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Pagination } from './Pagination.tsx';

export default { title: 'Components/Pagination', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    'First page': <Pagination pageCount={13} />,
    'In the middle': <Pagination pageCount={13} defaultPage={7} />,
    'Last page': <Pagination pageCount={13} defaultPage={13} />,
    'One page': <Pagination pageCount={1} />,
    'Few pages': <Pagination pageCount={3} defaultPage={2} />,
    'Large numbers': <Pagination pageCount={40_000} defaultPage={12_345} />,
  },
  { minWidth: 420 },
);
