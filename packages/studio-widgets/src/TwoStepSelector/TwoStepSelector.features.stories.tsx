import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { linkTo } from './TwoStepSelector.stories.tsx';
import { TwoStepSelector } from './TwoStepSelector.tsx';
import { FormsSelector } from './testing/FormsSelector.tsx';
import { fields, loadProperties, searchForms, searchObjects } from './testing/library.ts';
import type { SelectorItem } from './types.ts';

const propertyRating = { name: 'PropertyRating', label: 'Property Rating' };
const chosen = { form: propertyRating, fields: fields.slice(0, 1) };
const never = () => new Promise<never>(() => undefined);
const unreachable = async () => Promise.reject(new Error('There is no connection to the server.'));

const meta = {
  title: 'Widgets/TwoStepSelector/Features',
  component: FormsSelector,
  tags: ['!dev', '!autodocs'],
  ...linkTo,
} satisfies Meta<typeof FormsSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search a form' }), 'app');
    await userEvent.click(await canvas.findByRole('option', { name: 'Application' }));
    const box = await canvas.findByRole('combobox', { name: 'Choose a field' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('option', { name: 'Year built' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Year built (Application)')).toBeVisible();
  },
};

/** An empty reason is none. */
export const EmptyReason: Story = {
  args: { defaultValue: chosen, readOnlyReason: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeEnabled();
  },
};

const onObject = fn();
const searchObject = fn(searchObjects);

export const Objects: Story = {
  render: ({ label, debounceMs }) => (
    <TwoStepSelector
      mode="objects"
      {...{ label, debounceMs }}
      searchObjects={searchObject}
      loadProperties={loadProperties}
      onValueChange={onObject}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Search an object' });
    await userEvent.click(box);
    await expect(searchObject).toHaveBeenCalledWith('', { signal: expect.any(AbortSignal) });
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.type(box, 'insu');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Choose a property' })).toHaveFocus());
    await userEvent.keyboard('city');
    await canvas.findByRole('option', { name: 'address.city' });
    await userEvent.keyboard('{Enter}');
    await expect(onObject).toHaveBeenCalledWith(
      { object: { name: 'insured' }, property: { name: 'address.city' } },
      { reason: 'choose' },
    );
    await expect(canvas.getByText('address.city (insured)')).toBeVisible();
  },
};

export const Change: Story = {
  args: { defaultValue: chosen },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Change begins again, and Escape gives it up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search a form' })).toHaveFocus());
      const search = canvas.getByRole('combobox', { name: 'Search a form' });
      fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
      await expect(search).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByText('Building premium (Property Rating)')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus());
    });
    await step('the second step leads back to the first', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('liab');
      await canvas.findByRole('option', { name: 'Liability Rating' });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Choose a field' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search a form' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.getByText('Building premium (Property Rating)')).toBeVisible();
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Clear: Story = {
  args: { defaultValue: chosen },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Change' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search a form' })).toHaveFocus());
  },
};

export const HeldByTheHost: Story = {
  args: { value: chosen },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
    await expect(canvas.getByText('Building premium (Property Rating)')).toBeVisible();
  },
};

/** 75 characters and an ellipsis; the whole of it in a tooltip and for assistive technology. */
export const LongText: Story = {
  args: {
    defaultValue: {
      form: { name: 'f', label: 'Commercial property schedule of locations and buildings' },
      fields: [{ name: 'x', label: 'Total insured value of all buildings' }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const whole =
      'Total insured value of all buildings (Commercial property schedule of locations and buildings)';
    const prompt = canvasElement.querySelector('[data-part="prompt"]');
    await expect(prompt).toHaveTextContent(`${whole.slice(0, 75)}…`);
    const change = canvas.getByRole('button', { name: 'Change' });
    await expect(change).toHaveAccessibleDescription(whole);
    if (!prompt) throw new Error('The story has no prompt.');
    await userEvent.hover(prompt);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(whole);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab();
    await expect(change).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(whole);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const exactly = (length: number) => ({
  form: { name: 'f', label: 'Form' },
  fields: [{ name: 'x', label: 'n'.repeat(length - ' (Form)'.length) }],
});

export const FortyNeedNoTooltip: Story = {
  args: { defaultValue: exactly(40) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const FortyOneDo: Story = {
  args: { defaultValue: exactly(41) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Loading: Story = {
  args: { searchForms: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'p');
    await expect(await canvas.findByText('Searching', { selector: '[data-part="note"]' })).toBeVisible();
  },
};

export const LoadingFields: Story = {
  args: { loadFields: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'app');
    await userEvent.click(await canvas.findByRole('option', { name: 'Application' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Choose a field' }));
    await expect(await canvas.findByText('Loading fields', { selector: '[data-part="note"]' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { loadFields: async () => [] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(canvas.getByText('Type the name of a form')).toBeVisible();
    await userEvent.type(box, 'zzz');
    await expect(await canvas.findByText('No form has this name')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'app');
    await userEvent.click(await canvas.findByRole('option', { name: 'Application' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Choose a field' }));
    await expect(await canvas.findByText('This form has no fields to choose')).toBeVisible();
  },
};

const failingOnce = fn(searchForms);

/** Why, and another try; what was typed stays. */
export const FailedSearch: Story = {
  args: { searchForms: failingOnce },
  beforeEach: () => {
    failingOnce.mockImplementationOnce(unreachable);
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'a');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Forms could not be searched. There is no connection to the server.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const FailedFields: Story = {
  args: { loadFields: unreachable },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'app');
    await userEvent.click(await canvas.findByRole('option', { name: 'Application' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fields could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const signals: AbortSignal[] = [];

/** An overtaken search is aborted, and its late answer changes nothing. */
export const Overtaken: Story = {
  args: {
    searchForms: (text: string, { signal }: AskOptions) => {
      signals.push(signal);
      if (text.length > 1) return searchForms(text);
      return new Promise<readonly SelectorItem[]>((resolve) => {
        signal.addEventListener('abort', () => resolve([{ name: 'late', label: 'Overtaken' }]));
      });
    },
  },
  play: async ({ canvas, userEvent }) => {
    signals.length = 0;
    await userEvent.type(canvas.getByRole('combobox'), 'ap');
    await canvas.findByRole('option', { name: 'Application' });
    await expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await expect(canvas.queryByRole('option', { name: 'Overtaken' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: chosen, readOnlyReason: 'Editing needs the permission MANAGE_FORMS.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Editing needs the permission MANAGE_FORMS.',
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { isRequired: true, error: 'Choose the field that comes before.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeRequired();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose the field that comes before.',
    );
  },
};

const hostile = '<img src=x onerror=alert(1)> ‮override 👩‍👩‍👧 ';

export const HostileContent: Story = {
  args: {
    defaultValue: {
      form: { name: 'a', label: hostile.repeat(200) },
      fields: [{ name: 'b', label: 'unbroken'.repeat(1300) }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** A tooltip says 600 characters at most. */
export const HugeTooltip: Story = {
  args: { defaultValue: exactly(10_000) },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip).toHaveTextContent(`${'n'.repeat(600)}…`);
    await expect(tooltip.textContent).toHaveLength(601);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Narrow: Story = {
  parameters: { frame: { width: 300 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'prop');
    await userEvent.click(await canvas.findByRole('option', { name: 'Property Schedule' }));
    const group = canvas.getByRole('group');
    await canvas.findByRole('combobox', { name: 'Choose a field' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الحقل السابق',
    labels: { change: 'تغيير', clear: 'مسح' },
    defaultValue: {
      form: { name: 'a', label: 'تسعير الممتلكات' },
      fields: [{ name: 'b', label: 'قسط المبنى' }],
    },
  },
};
