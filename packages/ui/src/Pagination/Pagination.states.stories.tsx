import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Pagination } from './Pagination.tsx';

export default { title: 'Components/Pagination', tags: ['!autodocs'] } satisfies Meta;

const named = (pagination: string) => ({ labels: { pagination } });

export const States = drawStates(
  {
    'First page': <Pagination pageCount={13} {...named('First page')} />,
    'In the middle': <Pagination pageCount={13} defaultPage={7} {...named('In the middle')} />,
    'Last page': <Pagination pageCount={13} defaultPage={13} {...named('Last page')} />,
    'One page': <Pagination pageCount={1} {...named('One page')} />,
    'Few pages': <Pagination pageCount={3} defaultPage={2} {...named('Few pages')} />,
    'Large numbers': <Pagination pageCount={40_000} defaultPage={12_345} {...named('Large numbers')} />,
  },
  { minWidth: 420 },
);
