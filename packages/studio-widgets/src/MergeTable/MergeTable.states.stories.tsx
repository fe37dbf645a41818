import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import { fewCollisions } from './fixtures/collisions.ts';
import { MergeTable } from './MergeTable.tsx';

export default { title: 'Widgets/MergeTable', tags: ['!autodocs'] } satisfies Meta;

const given = { collisions: fewCollisions, theirName: 'Priya Nair' };

export const States = drawStates(
  {
    'Nothing decided': <MergeTable {...given} choices={{}} />,
    'Some decided': <MergeTable {...given} choices={{ frame: 'mine', masonry: 'theirs' }} />,
  },
  { minWidth: 720 },
);
