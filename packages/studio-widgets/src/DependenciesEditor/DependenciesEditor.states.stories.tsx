import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './DependenciesEditor.stories.tsx';
import { DependenciesEditor } from './DependenciesEditor.tsx';

export default { title: 'Widgets/DependenciesEditor', tags: ['!autodocs'] } satisfies Meta;

const given = meta.args;
const filled = { isProductDependent: true, rows: [] };

export const States = drawStates(
  {
    Empty: <DependenciesEditor {...given} aria-label="Empty" />,
    Filled: <DependenciesEditor {...given} defaultValue={filled} aria-label="Filled" />,
    Loading: <DependenciesEditor {...given} forms={undefined} aria-label="Loading" />,
    'Read-only': (
      <DependenciesEditor
        {...given}
        defaultValue={filled}
        readOnlyReason="You may view this data set"
        aria-label="Read-only"
      />
    ),
  },
  { minWidth: 460 },
);
