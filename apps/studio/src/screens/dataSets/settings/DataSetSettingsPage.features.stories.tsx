import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { customSet, dependentSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { blankSettings, settingsOf } from './model/SettingsDraft.ts';
import { SettingsHost } from './SettingsHost.fixture.tsx';
import { choicesOf, customGenerators, repeatingTemplates } from './sampleChoices.fixture.ts';

const onRetry = fn();

const meta = {
  title: 'Screens/Data sets/Settings/States',
  component: SettingsHost,
  tags: ['!autodocs'],
  args: {
    doc: staticSet,
    isOpen: true,
    onClose: fn(),
    isNew: false,
    draft: settingsOf(staticSet),
    onChange: fn(),
    errors: {},
    isNameLocked: false,
    generators: customGenerators,
    templates: repeatingTemplates,
    readOnlyReason: '',
    refusal: null,
    blockedBecause: '',
    isPending: false,
    onSubmit: fn(),
  },
} satisfies Meta<typeof SettingsHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

const permission = 'Read-only: changing data sets needs the permission MANAGE_DATASETS.';

/** Without the permission every setting is disabled, and it says which one is missing. */
export const ReadOnly: Story = {
  args: {
    doc: dependentSet,
    draft: settingsOf(dependentSet),
    readOnlyReason: permission,
    blockedBecause: permission,
  },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openSettings();
    await expect(parts.getAllByText(permission)[0]).toBeVisible();
    const controls = dialog.querySelectorAll('input, textarea');
    await expect(controls.length).toBeGreaterThan(10);
    for (const control of controls) await expect(control).toBeDisabled();
    await userEvent.click(parts.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The product needs this set under its name; the rest can be changed. */
export const NameLocked: Story = {
  args: { isNameLocked: true },
  play: async () => {
    const { parts } = await openSettings();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAttribute('readonly');
    await expect(name).toHaveAccessibleDescription('The product needs this data set under this name.');
    await expect(parts.getByRole('textbox', { name: 'Description' })).toBeEnabled();
  },
};

/** While it is saved, nothing closes it and nothing is sent twice. */
export const Pending: Story = {
  args: { isPending: true, draft: { ...settingsOf(staticSet), name: 'Renamed' } },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openSettings();
    await userEvent.click(parts.getByRole('button', { name: 'Save' }));
    await userEvent.click(parts.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(parts.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(parts.getByRole('textbox', { name: /^Name/ }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** What the server refused stands at its setting, which has the focus. */
export const NameTaken: Story = {
  args: {
    draft: { ...settingsOf(staticSet), name: 'Roof Type' },
    errors: { name: "There already is a data set 'Roof Type'." },
    focusRequest: {},
  },
  play: async () => {
    const { parts } = await openSettings();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription("There already is a data set 'Roof Type'.");
  },
};

/** A refusal that belongs to no setting. */
export const Refused: Story = {
  args: {
    draft: { ...settingsOf(staticSet), description: 'Other' },
    refusal: 'The server cannot be reached. Check the connection and try again.',
  },
  play: async () => {
    const { parts } = await openSettings();
    await expect(parts.getByRole('alert')).toHaveTextContent(
      'The data set was not saved.The server cannot be reached. Check the connection and try again.',
    );
    await expect(parts.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Nothing is cut off: what is too long says so, and is not saved. */
export const TooLong: Story = {
  args: {
    draft: { ...settingsOf(staticSet), name: 'roof '.repeat(240), description: 'covering '.repeat(110) },
  },
  play: async () => {
    const { dialog, parts } = await openSettings();
    const name = parts.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('roof '.repeat(240));
    await expect(name).toHaveAccessibleDescription(
      'At most 1,000 characters; this has 1,199. Shorten it to save.',
    );
    await expect(parts.getByText('990 of 1,000 characters')).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Too long: Name');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const LoadingChoices: Story = {
  args: {
    doc: null,
    isNew: true,
    draft: { ...blankSettings, type: 1 },
    generators: { ...choicesOf(), isLoading: true },
  },
};

/** The choices could not be loaded: the rest stays as it was typed. */
export const ChoicesFailed: Story = {
  args: {
    doc: customSet,
    draft: settingsOf(customSet),
    generators: {
      ...choicesOf(),
      error: 'The choices could not be loaded. The server did not answer in time. Try again.',
      onRetry,
    },
  },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    await expect(parts.getByRole('combobox', { name: /^Generator Bean Name/ })).toBeInvalid();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** Edits of the items have to be saved before the type can be another. */
export const TypeNeedsSave: Story = {
  args: {
    draft: { ...settingsOf(staticSet), type: 1 },
    errors: { type: 'Save or discard your changes in the editor before you choose another type.' },
    blockedBecause: 'Save or discard your changes in the editor before you choose another type.',
  },
};

/** What it is given shows as text. */
export const HostileContent: Story = {
  args: {
    doc: customSet,
    draft: {
      ...settingsOf(customSet),
      name: '<img src=x onerror=alert(1)> & <b>bold</b>',
      description: '<script>alert(1)</script>\n🏚️ ولاية مقدم الطلب',
      generatorBeanName: 'no-break-'.repeat(60),
    },
    errors: { name: `<b>${'no-break-'.repeat(40)}</b>` },
  },
  play: async () => {
    const { dialog } = await openSettings();
    await expect(dialog.querySelector('img, b, script')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { draft: { ...settingsOf(staticSet), name: 'أنواع الأسقف', description: 'فئات البناء من ١ إلى ٦' } },
};
