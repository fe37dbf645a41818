import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DependenciesEditor } from './DependenciesEditor.tsx';
import type { LoadDependencyFields } from './DependenciesEditorProps.ts';
import { parseDependency } from './model/dependencies.ts';
import type { DependencyOption } from './types.ts';

const forms: readonly DependencyOption[] = [
  { value: 'App', label: 'Application' },
  { value: 'Rating', label: 'Rating Worksheet' },
];

const fieldsOf = async (form: string): Promise<readonly DependencyOption[]> =>
  ['State', 'Stories', 'Year Built'].map((name) => ({
    value: `${form}${name}`,
    label: `${name} of ${form}`,
  }));

const onRetry = fn();

const meta = {
  title: 'Widgets/DependenciesEditor',
  component: DependenciesEditor,
  args: { forms, loadFields: fn<LoadDependencyFields>(fieldsOf), onValueChange: fn() },
  parameters: {
    guide: {
      use: ['What the items of a data set depend on; its rows decide the columns of a `CriteriaTable`.'],
      avoid: ['One field alone, searched for: `TwoStepSelector`.'],
      pattern: 'Combobox',
      keys: {
        Space: 'switches Product on and off',
        'ArrowDown, ArrowUp': 'open a list and move through it',
        Enter: 'chooses; presses the button',
        Escape: 'closes the list',
      },
    },
  },
} satisfies Meta<typeof DependenciesEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const row = ({ canvas }: Play, ordinal: number) =>
  within(canvas.getByRole('group', { name: `Form field dependency ${ordinal}` }));
const hint = 'Choose a product or a form field dependency to add data item dependencies.';

const choose = async (play: Play, ordinal: number, form: string, field: string) => {
  await play.userEvent.click(row(play, ordinal).getByRole('combobox', { name: 'Form Template' }));
  await play.userEvent.click(await screen.findByRole('option', { name: form }));
  const fieldBox = row(play, ordinal).getByRole('combobox', { name: 'Field' });
  await waitFor(() => expect(fieldBox).toBeEnabled());
  await play.userEvent.click(fieldBox);
  await play.userEvent.click(await screen.findByRole('option', { name: field }));
};

export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    await step('the hint shows until a dependency is chosen', async () => {
      await expect(canvas.getByText(hint)).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Product' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        { isProductDependent: true, rows: [] },
        { reason: 'set-product' },
      );
      await expect(canvas.queryByText(hint)).toBeNull();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Product' }));
      await expect(canvas.getByText(hint)).toBeVisible();
    });
    await step('a form is picked, then its field; a row without a field is marked', async () => {
      await expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toBeDisabled();
      await userEvent.click(row(play, 1).getByRole('combobox', { name: 'Form Template' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Application' }));
      await expect(row(play, 1).getByText('Select a field')).toBeVisible();
      await expect(canvas.getAllByRole('group')).toHaveLength(1);
      await expect(args.loadFields).toHaveBeenLastCalledWith('App', { signal: expect.any(AbortSignal) });
      await userEvent.click(row(play, 1).getByRole('combobox', { name: 'Field' }));
      await userEvent.click(await screen.findByRole('option', { name: 'State of App' }));
      await expect(canvas.queryByText(hint)).toBeNull();
    });
    await step('a new row is offered when the last is complete, and never a fourth', async () => {
      await expect(canvas.getAllByRole('group')).toHaveLength(2);
      await choose(play, 2, 'Rating Worksheet', 'Stories of Rating');
      await choose(play, 3, 'Rating Worksheet', 'Year Built of Rating');
      await expect(canvas.getAllByRole('group')).toHaveLength(3);
    });
    await step(
      'one that is removed makes room for another; that is announced, and the next has the focus',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Remove form field dependency 2' }));
        await expect(canvas.getByText('Form field dependency 2 was removed')).toBeInTheDocument();
        await expect(row(play, 2).getByRole('combobox', { name: 'Form Template' })).toHaveFocus();
        await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
          reason: 'remove-field',
          index: 1,
        });
        await expect(row(play, 2).getByRole('combobox', { name: 'Field' })).toHaveValue(
          'Year Built of Rating',
        );
        await expect(row(play, 3).getByRole('combobox', { name: 'Form Template' })).toHaveValue('');
      },
    );
    await step('the same field twice is marked', async () => {
      await choose(play, 3, 'Application', 'State of App');
      await expect(row(play, 3).getByText('A dependency above is of the same field')).toBeVisible();
    });
  },
};

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Product' })).toBeChecked();
    await userEvent.tab();
    await expect(row(play, 1).getByRole('combobox', { name: 'Form Template' })).toHaveFocus();
    await userEvent.keyboard('rat{Enter}');
    await userEvent.tab();
    await expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveFocus();
    await waitFor(async () => {
      await userEvent.clear(row(play, 1).getByRole('combobox', { name: 'Field' }));
      await userEvent.keyboard('year');
      await expect(screen.getByRole('option', { name: 'Year Built of Rating' })).toBeVisible();
    });
    await userEvent.keyboard('{Enter}');
    await expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('Year Built of Rating');
  },
};

const stored = parseDependency({
  productDependent: true,
  sourceFieldDependencies: [{ formTemplateUniqueName: 'App', fieldName: 'AppState' }],
});

/** Another form unsets the field. */
export const ChangedForm: Story = {
  args: { defaultValue: stored },
  play: async (play) => {
    await waitFor(() =>
      expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('State of App'),
    );
    await play.userEvent.click(row(play, 1).getByRole('combobox', { name: 'Form Template' }));
    await play.userEvent.click(await screen.findByRole('option', { name: 'Rating Worksheet' }));
    await expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('');
    await expect(play.canvas.getAllByRole('group')).toHaveLength(1);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: stored, readOnlyReason: 'Needs the permission MANAGE_DATASETS' },
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const seen = canvas
      .getAllByText('Needs the permission MANAGE_DATASETS')
      .filter((each) => (each.closest('[data-part="read-only-reason"]') ?? each).clientWidth > 1);
    await expect(seen).toHaveLength(1);
    for (const name of ['Form Template', 'Field']) {
      const box = row(play, 1).getByRole('combobox', { name });
      await expect(box).toHaveAttribute('readonly');
      await expect(box).toBeEnabled();
      await expect(box).toHaveAccessibleDescription('Needs the permission MANAGE_DATASETS');
    }
    await userEvent.tab();
    await userEvent.tab();
    await expect(row(play, 1).getByRole('combobox', { name: 'Form Template' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Product' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { forms: undefined, defaultValue: stored },
  play: async (play) => {
    await expect(row(play, 1).getByRole('combobox', { name: 'Form Template' })).toHaveValue('App');
  },
};

const failing = fn<LoadDependencyFields>();

export const Failed: Story = {
  args: {
    defaultValue: stored,
    loadFields: failing,
    formsError: { reason: 'The form templates could not be loaded: no connection.', onRetry },
  },
  beforeEach: () => {
    failing.mockReset();
    failing.mockRejectedValueOnce(new Error('no connection.')).mockImplementation(fieldsOf);
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(row(play, 1).getByRole('alert')).toHaveTextContent(
      'The fields could not be loaded: no connection.',
    );
    await userEvent.click(row(play, 1).getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('State of App'),
    );
  },
};

export const HostileContent: Story = {
  args: {
    forms: [{ value: 'App', label: '<img src=x onerror=alert(1)>'.repeat(100) }],
    defaultValue: stored,
    loadFields: fn<LoadDependencyFields>(async () => [{ value: 'AppState', label: '🏚️ حقل'.repeat(500) }]),
  },
  play: async (play) => {
    const root = play.canvas.getByRole('region', { name: 'Dependencies' });
    await waitFor(() =>
      expect(row(play, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('🏚️ حقل'.repeat(500)),
    );
    await expect(root.querySelector('img')).toBeNull();
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: stored, labels: { title: 'التبعيات', product: 'المنتج' } },
};
