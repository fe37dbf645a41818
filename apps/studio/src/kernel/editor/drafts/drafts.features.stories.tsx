import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NotesDesk } from './fixtures/NotesDesk.tsx';

const meta = {
  title: 'Screens/Drafts/In this browser',
  component: NotesDesk,
  args: { id: 'one' },
  parameters: { frame: { maxWidth: 560 } },
} satisfies Meta<typeof NotesDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const findOffer = () => screen.findByRole('dialog', { name: 'You have unsaved changes' }, { timeout: 5000 });

/** What was typed and not saved is offered when it is opened again: stored by the browser itself, in the real database. */
export const LeftAndFound: Story = {
  args: { id: 'left' },
  play: async ({ canvas, step, userEvent }) => {
    const title = () => canvas.getByRole('textbox', { name: 'Title' });
    const leave = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    };

    await step('it is offered as it was typed, and restored', async () => {
      await userEvent.type(title(), ' and more');
      await leave();
      const offer = await findOffer();
      await expect(canvas.getByRole('textbox', { hidden: true })).toHaveValue('Saved');
      await expect(within(offer).getByText('Saved and more')).toBeVisible();
      await userEvent.click(within(offer).getByRole('button', { name: 'Restore' }));
      await waitFor(() => expect(title()).toHaveValue('Saved and more'));
    });

    await step('put off it is offered again, discarded it is not', async () => {
      await leave();
      await userEvent.click(within(await findOffer()).getByRole('button', { name: 'Not now' }));
      await leave();
      await userEvent.click(within(await findOffer()).getByRole('button', { name: 'Discard' }));
      const question = await screen.findByRole('alertdialog', undefined, { timeout: 5000 });
      await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    await step('an edit that was taken back by hand leaves nothing', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!{Backspace}');
      await leave();
      await expect(title()).toHaveValue('Saved');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
