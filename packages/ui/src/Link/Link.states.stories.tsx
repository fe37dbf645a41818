import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { Link } from './Link.tsx';

export default { title: 'Components/Link', tags: ['!autodocs'] } satisfies Meta;

export const States = drawStates(
  {
    Standalone: <Link href="#data-sets">Data sets</Link>,
    Inline: (
      <p>
        Used by{' '}
        <Link href="#rules" variant="inline">
          three rules
        </Link>{' '}
        of this product.
      </p>
    ),
    Plain: (
      <Link href="#products" variant="plain">
        Products
      </Link>
    ),
    'Long text': (
      <Link href="#long">
        Building Construction Class, Frame and Joisted Masonry, of all products and states
      </Link>
    ),
  },
  { minWidth: 180 },
);
