import type { Meta } from '@storybook/react-vite';
import { drawStates } from '../../../../.storybook/drawStates.tsx';
import meta from './ChangeList.stories.tsx';
import { ChangeList } from './ChangeList.tsx';

export default { title: 'Widgets/ChangeList', tags: ['!autodocs'] } satisfies Meta;

const { changes, onRevert } = meta.args;

export const States = drawStates(
  {
    'To be read': <ChangeList changes={changes} />,
    'To be reverted': <ChangeList changes={changes} onRevert={onRevert} />,
    Reverting: <ChangeList changes={changes} onRevert={onRevert} isReverting />,
    'Scrolled in little room': <ChangeList changes={changes} maxHeight={200} />,
    Empty: <ChangeList changes={[]} />,
  },
  { minWidth: 480 },
);
