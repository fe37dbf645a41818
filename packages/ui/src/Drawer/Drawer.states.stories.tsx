import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { Link } from '../Link/index.ts';
import { Drawer } from './Drawer.tsx';

export default { title: 'Components/Drawer', tags: ['!autodocs'] } satisfies Meta;

const places = (
  <ul>
    {['Data sets', 'Rules', 'Products that are filed in more than one state'].map((place) => (
      <li key={place}>
        <Link href={`#${place}`} style={{ display: 'block', padding: 6 }}>
          {place}
        </Link>
      </li>
    ))}
  </ul>
);

export const States = drawLayer(
  <Drawer defaultIsOpen title="Navigation">
    {places}
  </Drawer>,
);

export const StatesEnd = drawLayer(
  <Drawer defaultIsOpen side="end" title="History of Building Construction Class, Frame and Joisted Masonry">
    {places}
  </Drawer>,
);
