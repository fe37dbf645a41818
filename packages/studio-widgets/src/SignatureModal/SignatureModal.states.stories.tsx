import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import meta from './SignatureModal.stories.tsx';
import { SignatureModal } from './SignatureModal.tsx';

export default { title: 'Widgets/SignatureModal', tags: ['!autodocs'] } satisfies Meta;

const given = { ...meta.args, defaultIsOpen: true };

export const States = drawLayer(<SignatureModal {...given} />, async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Email Signature' }, { timeout: 5000 });
  await expect(
    await within(dialog).findByRole('textbox', { name: 'Email Signature' }, { timeout: 10_000 }),
  ).toBeVisible();
});

export const StatesReadOnly = drawLayer(
  <SignatureModal {...given} readOnlyReason="Your signature is set by your organization" />,
  async () => {
    await screen.findByRole('dialog', { name: 'Email Signature' }, { timeout: 5000 });
  },
);
