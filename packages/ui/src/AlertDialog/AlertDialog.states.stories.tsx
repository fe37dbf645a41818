import type { Meta } from '@storybook/react-vite';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { AlertDialog } from './AlertDialog.tsx';

export default { title: 'Components/AlertDialog', tags: ['!autodocs'] } satisfies Meta;

const message = 'File rates.pdf is not a supported document type for restore';

export const States = drawLayer(<AlertDialog defaultIsOpen title="Alert" message={message} />);

export const StatesLongText = drawLayer(
  <AlertDialog
    defaultIsOpen
    title="The restore of 1,204 objects ended before all of them were written"
    message="The server closed the connection after 1,190 objects. Nothing of what was written is lost: start the restore again with the same file, and it goes on where it stopped."
  />,
);
