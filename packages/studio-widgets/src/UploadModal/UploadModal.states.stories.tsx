import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import { documentOf, modalOf } from './storyUpload.ts';
import { UploadModal } from './UploadModal.tsx';

export default { title: 'Widgets/UploadModal', tags: ['!autodocs'] } satisfies Meta;

const findModal = () => screen.findByRole('dialog', { name: 'Upload Document' }, { timeout: 5000 });

export const States = drawLayer(<UploadModal defaultIsOpen onUpload={async () => undefined} />, async () => {
  await findModal();
});

export const StatesChosen = drawLayer(
  <UploadModal defaultIsOpen onUpload={async () => undefined} />,
  async () => {
    const dialog = await findModal();
    modalOf(dialog).choose(
      documentOf('Quote Proposal of Building Construction Class, Frame and Masonry.pdf'),
    );
    await expect(await within(dialog).findByRole('textbox', { name: 'File Name' })).toBeVisible();
  },
);

export const StatesError = drawLayer(
  <UploadModal defaultIsOpen onUpload={() => Promise.reject(new Error('The server refused the file.'))} />,
  async ({ userEvent }) => {
    const dialog = await findModal();
    const { choose, upload } = modalOf(dialog);
    choose(documentOf('Quote Proposal.pdf'));
    await within(dialog).findByRole('textbox', { name: 'File Name' });
    await userEvent.click(upload);
    await expect(await within(dialog).findByText(/refused the file/)).toBeVisible();
  },
);
