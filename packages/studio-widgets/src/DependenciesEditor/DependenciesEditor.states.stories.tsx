import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './DependenciesEditor.stories.tsx';
import { DependenciesEditor } from './DependenciesEditor.tsx';

export default { title: 'Widgets/DependenciesEditor', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;
const filled = { isProductDependent: true, rows: [] };

export const States = drawStates(
  {
    Empty: <DependenciesEditor {...given} />,
    Filled: <DependenciesEditor {...given} defaultValue={filled} />,
    Loading: <DependenciesEditor {...given} forms={undefined} />,
    'Read-only': (
      <DependenciesEditor {...given} defaultValue={filled} readOnlyReason="You may view this data set" />
    ),
  },
  { minWidth: 460 },
);
