import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { customSet, dependentSet, repeatingFormSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { blankSettings, settingsOf } from './model/SettingsDraft.ts';
import { SettingsHost } from './SettingsHost.fixture.tsx';
import {
  dependentGenerators,
  formGenerators,
  offerChoices,
  offerGenerators,
} from './sampleChoices.fixture.ts';

const meta = {
  title: 'Screens/Data sets/Settings',
  component: SettingsHost,
  args: {
    doc: null,
    isOpen: true,
    onClose: fn(),
    draft: blankSettings,
    onChange: fn(),
    failure: null,
    readOnlyReason: '',
    blockedBecause: '',
    isPending: false,
    onSubmit: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => offerChoices(),
} satisfies Meta<typeof SettingsHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** A static set needs a name and a type. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openSettings();
    await expect(dialog).toHaveAccessibleName('Create New Data Set');
    const create = parts.getByRole('button', { name: 'Create' });
    await expect(create).toHaveAccessibleDescription('Still missing: Name, Type');
    await expect(parts.queryByRole('radiogroup', { name: 'Server-side Search' })).toBeNull();
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), 'Roof Covering');
    await userEvent.click(parts.getByRole('radio', { name: 'Static' }));
    await expect(create).not.toHaveAttribute('aria-disabled');
    await userEvent.click(create);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The types in their order, and what each brings. */
export const Custom: Story = {
  play: async ({ args, userEvent }) => {
    const { parts } = await openSettings();
    const type = within(parts.getByRole('radiogroup', { name: /^Type/ }));
    await expect(type.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      expect.stringContaining('Static'),
      expect.stringContaining('Custom'),
      expect.stringContaining('Repeating Form'),
      expect.stringContaining('Product/Field Dependent'),
    ]);
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), 'Model Years');
    await userEvent.click(type.getByRole('radio', { name: 'Custom' }));
    const create = parts.getByRole('button', { name: 'Create' });
    await expect(create).toHaveAccessibleDescription(
      'Still missing: Server-side Search, Generator Bean Name, Clear Invalid Value on Regenerate',
    );
    const group = (name: string) => within(parts.getByRole('radiogroup', { name: new RegExp(`^${name}`) }));
    await expect(group('Dynamic Default').getByRole('radio', { name: 'False' })).toBeChecked();
    await userEvent.click(group('Server-side Search').getByRole('radio', { name: 'False' }));
    await userEvent.click(group('Clear Invalid Value on Regenerate').getByRole('radio', { name: 'True' }));
    await userEvent.click(parts.getByRole('combobox', { name: /^Generator Bean Name/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Model years' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 1, generatorBeanName: 'modelYearDataItemGenerator' }),
    );
    await expect(create).not.toHaveAttribute('aria-disabled');
  },
};

/** The form template has to be chosen; the only generator is there already. */
export const RepeatingForm: Story = {
  beforeEach: () => offerGenerators(formGenerators),
  args: { draft: { ...blankSettings, name: 'Drivers' } },
  play: async ({ args, userEvent }) => {
    const { parts } = await openSettings();
    await userEvent.click(parts.getByRole('radio', { name: 'Repeating Form' }));
    await waitFor(() =>
      expect(parts.getByRole('combobox', { name: /^Generator Bean Name/ })).toHaveValue('Rows of a form'),
    );
    await userEvent.click(parts.getByRole('combobox', { name: /^Repeating Form Template/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Driver Information' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        repeatingFormTemplateUniqueName: 'driverInformation',
        dynamicDefault: false,
      }),
    );
  },
};

/** A dependent set starts with its generator. */
export const Dependent: Story = {
  beforeEach: () => offerGenerators(dependentGenerators),
  args: { draft: { ...blankSettings, name: 'Occupancy' } },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    await userEvent.click(parts.getByRole('radio', { name: 'Product/Field Dependent' }));
    await waitFor(() =>
      expect(parts.getByRole('combobox', { name: /^Generator Bean Name/ })).toHaveValue(
        'Enhanced dynamic data items',
      ),
    );
  },
};

/** The minimum can be emptied, and is the default when it is left so; a number put in by itself gives way to the next digit. */
export const Minimum: Story = {
  args: { draft: { ...blankSettings, name: 'Class Codes', type: 0, supportSearch: true } },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    const minimum = parts.getByRole('textbox', { name: 'Minimum Characters Required to Search' });
    await userEvent.clear(minimum);
    await expect(minimum).toHaveValue('');
    await userEvent.tab();
    await expect(minimum).toHaveValue('3');
    await userEvent.clear(minimum);
    await userEvent.keyboard('12');
    await expect(minimum).toHaveValue('12');
    await userEvent.keyboard('3');
    await expect(minimum).toHaveValue('12');
    await userEvent.clear(minimum);
    await userEvent.keyboard('-');
    await expect(minimum).toHaveValue('1');
    await userEvent.keyboard('{Control>}a{/Control}0');
    await expect(minimum).toHaveValue('3');
    await userEvent.click(
      within(parts.getByRole('radiogroup', { name: 'Server-side Search' })).getByRole('radio', {
        name: 'False',
      }),
    );
    await expect(minimum).toBeDisabled();
  },
};

/** An existing set is saved when something has changed. */
export const Edit: Story = {
  args: { doc: staticSet, draft: settingsOf(staticSet) },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openSettings();
    await expect(dialog).toHaveAccessibleName('Data Set Settings');
    const save = parts.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Nothing has been changed.');
    const description = parts.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, '!');
    await expect(save).not.toHaveAttribute('aria-disabled');
    await userEvent.type(description, '{Backspace}');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), ' 2');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const EditDependent: Story = {
  beforeEach: () => offerGenerators(dependentGenerators),
  args: { doc: dependentSet, draft: settingsOf(dependentSet) },
};

export const EditRepeatingForm: Story = {
  args: { doc: repeatingFormSet, draft: settingsOf(repeatingFormSet) },
};

/** A generator that is not offered any more still shows. */
export const UnknownGenerator: Story = {
  args: {
    doc: customSet,
    draft: { ...settingsOf(customSet), generatorBeanName: 'retiredDataItemGenerator' },
  },
  play: async () => {
    const { parts } = await openSettings();
    await waitFor(() =>
      expect(parts.getByRole('combobox', { name: /^Generator Bean Name/ })).toHaveValue(
        'retiredDataItemGenerator',
      ),
    );
  },
};
