import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { linkTo } from './TwoStepSelector.stories.tsx';
import { FormsSelector } from './testing/FormsSelector.tsx';
import { fields } from './testing/library.ts';

const propertyRating = { name: 'PropertyRating', label: 'Property Rating' };

const meta = {
  title: 'Widgets/TwoStepSelector/Several fields',
  component: FormsSelector,
  tags: ['!dev', '!autodocs'],
  ...linkTo,
} satisfies Meta<typeof FormsSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralFields: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'prop');
    await userEvent.click(await canvas.findByRole('option', { name: 'Property Rating' }));
    const box = await canvas.findByRole('combobox', { name: 'Choose fields' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.keyboard('building{Enter}');
    await userEvent.keyboard('{Control>}a{/Control}contents{Enter}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { form: propertyRating, fields: fields.slice(0, 2) },
      { reason: 'choose' },
    );
    await expect(canvas.getByText('Building premium, Contents premium (Property Rating)')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
  },
};

/** Change begins with the fields that were chosen; their form is one step further back. */
export const SeveralFieldsChanged: Story = {
  args: { selectionMode: 'multiple', defaultValue: { form: propertyRating, fields: fields.slice(0, 2) } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the former fields are chosen still, and one is added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Choose fields/ })).toHaveFocus());
      await expect(canvas.getByText('Building premium')).toBeVisible();
      await userEvent.keyboard('business');
      await canvas.findByRole('option', { name: 'Business income' });
      await userEvent.keyboard('{Enter}{Escape}');
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        { form: propertyRating, fields: fields.slice(0, 3) },
        { reason: 'choose' },
      );
    });
    await step('back to the forms: the same form has its fields chosen, another none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await userEvent.type(canvas.getByRole('combobox', { name: 'Search a form' }), 'rating');
      await userEvent.click(await canvas.findByRole('option', { name: 'Property Rating' }));
      await expect(canvas.getByRole('button', { name: 'Done' })).toBeEnabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await userEvent.type(canvas.getByRole('combobox', { name: 'Search a form' }), 'liab');
      await userEvent.click(await canvas.findByRole('option', { name: 'Liability Rating' }));
      await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
    });
  },
};
