import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawLayer } from '../../../../.storybook/drawStates.tsx';
import meta from './RegexModal.stories.tsx';
import { RegexModal } from './RegexModal.tsx';

export default { title: 'Widgets/RegexModal', tags: ['!autodocs'] } satisfies Meta;

async function isOpen() {
  const dialog = await screen.findByRole('dialog', { name: 'Regular Expression for postalCode' });
  await waitFor(() => expect(dialog).toBeVisible());
}

export const States = drawLayer(<RegexModal {...meta.args} />, isOpen);

export const StatesInvalid = drawLayer(<RegexModal {...meta.args} defaultValue="(\d{5}" />, isOpen);

export const StatesForeign = drawLayer(<RegexModal {...meta.args} defaultValue="\A\d{5}\Z" />, isOpen);
