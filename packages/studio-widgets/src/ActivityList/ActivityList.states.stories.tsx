import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import meta from './ActivityList.stories.tsx';
import { ActivityList } from './ActivityList.tsx';

export default { title: 'Widgets/ActivityList', tags: ['!autodocs'] } satisfies Meta;

const { entries, onClear } = meta.args;
const [first] = entries;
const long = first && {
  ...first,
  id: 'long',
  action: 'Import class codes from Class Codes of all lines of business, as filed in January.txt',
  reason: 'ServerException:cannotReadTheFileBecauseItIsNotTabDelimitedText. '.repeat(2),
};

export const States = drawLayer(
  <ActivityList defaultIsOpen onClear={onClear} entries={[...(long ? [long] : []), ...entries]} />,
  async () => {
    await screen.findAllByRole('listitem');
  },
);

export const StatesEmpty = drawLayer(
  <ActivityList defaultIsOpen entries={[]} onClear={onClear} />,
  async () => {
    await screen.findByRole('button', { name: 'Clear' });
  },
);
