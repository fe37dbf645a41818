import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { findPicker, pickerArgs } from './GridPicker.stories.tsx';
import { GridPicker } from './GridPicker.tsx';

export default { title: 'Widgets/GridPicker', tags: ['!autodocs'] } satisfies Meta;

async function isLoaded() {
  await findPicker();
}

export const States = drawLayer(<GridPicker {...pickerArgs} defaultIsOpen />, isLoaded);

export const StatesSingle = drawLayer(
  <GridPicker {...pickerArgs} defaultIsOpen selectionMode="single" thirdButton={{ action: 'noMatch' }} />,
  isLoaded,
);

export const StatesEmpty = drawLayer(
  <GridPicker {...pickerArgs} defaultIsOpen loadPage={async () => ({ records: [], totalRecords: 0 })} />,
  isLoaded,
);
