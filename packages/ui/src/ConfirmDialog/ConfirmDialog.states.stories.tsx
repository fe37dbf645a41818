import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export default { title: 'Components/ConfirmDialog', tags: ['!autodocs'] } satisfies Meta;

const given = { defaultIsOpen: true, onConfirm: () => undefined };
const question = 'Are you sure you want to discard your changes?';

export const States = drawLayer(<ConfirmDialog {...given} title="Discard changes" message={question} />);

export const StatesDanger = drawLayer(
  <ConfirmDialog
    {...given}
    tone="danger"
    title="Delete 128 data sets"
    message="What refers to them keeps the reference, and says that it is broken. This cannot be taken back."
    confirmLabel="Delete"
    cancelLabel="Cancel"
  />,
);

export const StatesPending = drawLayer(
  <ConfirmDialog {...given} isPending tone="danger" title="Delete data set" message="Delete Filing State?" />,
);
