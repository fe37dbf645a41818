import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { FormsSelectorProps } from './TwoStepSelectorProps.ts';
import { FormsSelector } from './testing/FormsSelector.tsx';
import { loadFields, searchForms } from './testing/library.ts';

/** A selector that does not wait while somebody types, and the room that its lists need. */
export const linkTo = {
  args: {
    mode: 'forms' as const,
    label: 'Link To',
    debounceMs: 0,
    onValueChange: fn(),
    searchForms: searchForms as FormsSelectorProps['searchForms'],
    loadFields,
  },
  parameters: { frame: { maxWidth: 560, minHeight: 320 } },
};

/**
 * Chooses a field of a form, or a property of an object, in two steps: the first is searched by name, the second picked
 * from a list. A former choice stays until the new one is whole.
 */
const meta = {
  title: 'Widgets/TwoStepSelector',
  excludeStories: ['linkTo'],
  component: FormsSelector,
  args: {
    mode: 'forms',
    label: 'Preceding Form and Field',
    onValueChange: fn(),
    searchForms: fn(searchForms),
    loadFields: fn(loadFields),
  },
  parameters: {
    frame: { maxWidth: 560, minHeight: 320 },
    guide: {
      use: [
        'A field of a form, or a property of an object: what is chosen has a home that has to be found first.',
        'Give it callbacks that search and load; a former choice stays until the new one is whole.',
      ],
      avoid: [
        'One list of everything: `Combobox`.',
        'Several lists that depend on each other: fields of a form.',
      ],
      pattern: 'Combobox',
      keys: {
        ArrowDown: 'opens the list, and moves to the next entry',
        ArrowUp: 'the previous entry',
        Enter: 'takes the entry; the focus goes on to the next step',
        Escape: 'closes the list; then goes back a step; then gives up the change',
        Tab: 'to Change and Clear',
      },
    },
  },
  argTypes: { mode: { control: false } },
} satisfies Meta<typeof FormsSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const { loadFields: load, onValueChange, searchForms: search } = args;
    const group = canvas.getByRole('group', { name: 'Preceding Form and Field' });

    await step('a search waits 750 ms for the next key', async () => {
      const box = canvas.getByRole('combobox', { name: 'Search a form' });
      await userEvent.type(box, 'rati');
      const typedAt = performance.now();
      await userEvent.type(box, 'n');
      await expect(search).not.toHaveBeenCalled();
      await expect(canvas.getByText('Searching', { selector: '[data-part="note"]' })).toBeVisible();
      await waitFor(() => expect(search).toHaveBeenCalled(), { timeout: 3000 });
      await expect(performance.now() - typedAt).toBeGreaterThanOrEqual(740);
      await expect(search).toHaveBeenCalledTimes(1);
      await expect(search).toHaveBeenLastCalledWith('ratin', { signal: expect.any(AbortSignal) });
      await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    });

    await step('the form chosen, the focus is on its fields', async () => {
      await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
      const box = await canvas.findByRole('combobox', { name: 'Choose a field' });
      await waitFor(() => expect(box).toHaveFocus());
      await expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'PropertyRating' }), {
        signal: expect.any(AbortSignal),
      });
      await expect(group).toHaveTextContent('Property Rating');
      await expect(onValueChange).not.toHaveBeenCalled();
    });

    await step('the field chosen, the choice is whole', async () => {
      await userEvent.keyboard('prem');
      await expect(await canvas.findAllByRole('option')).toHaveLength(2);
      await userEvent.keyboard('{Enter}');
      await expect(onValueChange).toHaveBeenCalledTimes(1);
      await expect(onValueChange).toHaveBeenCalledWith(
        {
          form: { name: 'PropertyRating', label: 'Property Rating' },
          fields: [{ name: 'buildingPremium', label: 'Building premium' }],
        },
        { reason: 'choose' },
      );
      await expect(canvas.getByText('Building premium (Property Rating)')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
    });
  },
};

export const Playground: Story = {
  args: {
    defaultValue: {
      form: { name: 'PropertyRating', label: 'Property Rating' },
      fields: [{ name: 'buildingPremium', label: 'Building premium' }],
    },
  },
};
