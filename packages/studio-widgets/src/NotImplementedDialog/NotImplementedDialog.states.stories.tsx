import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { NotImplementedDialog } from './NotImplementedDialog.tsx';

export default { title: 'Widgets/NotImplementedDialog', tags: ['!autodocs'] } satisfies Meta;

const onOpenChange = () => undefined;

export const States = drawLayer(<NotImplementedDialog actionName="Archive" onOpenChange={onOpenChange} />);

export const StatesLongText = drawLayer(
  <NotImplementedDialog
    actionName="Recalculate the premiums of every submission that uses this data set, and tell its owners"
    onOpenChange={onOpenChange}
  />,
);
