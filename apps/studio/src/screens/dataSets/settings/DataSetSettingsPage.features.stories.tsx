import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProblemError } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SaveFailedBanner } from '../../../kernel/editor/ui/SaveFailedBanner.tsx';
import { customSet, dependentSet, staticSet } from '../fixtures/dataSetDocs.ts';
import { blankSettings, settingsOf } from './model/SettingsDraft.ts';
import { SettingsHost } from './SettingsHost.fixture.tsx';
import { generatorsPath, offerChoices, offerGenerators } from './sampleChoices.fixture.ts';

const onRetry = fn();

const roofType = { ...settingsOf(staticSet), name: 'Roof Type' };

/** What the server answers to a save. */
function refuse(status: number, detail: string): ProblemError {
  return new ProblemError(status, { type: 'about:blank', title: 'Refused', status, detail }, new Headers());
}

/** What a story answers otherwise. */
let failing: Record<string, unknown> = {};

const meta = {
  title: 'Screens/Data sets/Settings/States',
  component: SettingsHost,
  tags: ['!autodocs'],
  args: {
    doc: staticSet,
    isOpen: true,
    onClose: fn(),
    draft: settingsOf(staticSet),
    onChange: fn(),
    failure: null,
    readOnlyReason: '',
    blockedBecause: '',
    isPending: false,
    onSubmit: fn(),
  },
  beforeEach: () => offerChoices(),
} satisfies Meta<typeof SettingsHost>;

export default meta;
type Story = StoryObj<typeof meta>;

const openSettings = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

const permission = 'Read-only: this needs the permission “Manage data sets”.';

/** Without the permission texts can be read, focused and copied, the rest is disabled, and it says what is missing. */
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
    const texts = [
      parts.getByRole('textbox', { name: /^Name/ }),
      parts.getByRole('textbox', { name: 'Description' }),
    ];
    for (const text of texts) {
      await expect(text).toBeEnabled();
      await expect(text).toHaveAttribute('readonly');
      await userEvent.type(text, 'x');
      await expect(text).toHaveFocus();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    for (const control of controls)
      if (!control.hasAttribute('readonly')) await expect(control).toBeDisabled();
    await userEvent.click(parts.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The product needs this set under its name; the rest can be changed. */
export const NameLocked: Story = {
  args: { doc: { ...staticSet, required: true } },
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

/** What the server refused is shown at its setting, which has the focus. */
export const NameTaken: Story = {
  args: {
    draft: roofType,
    failure: { error: refuse(409, "There already is a data set 'Roof Type'."), draft: roofType },
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
    banners: (
      <SaveFailedBanner
        reason="The server cannot be reached. Check the connection and try again."
        isAgain={false}
        isPending={false}
        blockedBecause=""
        onRetry={onRetry}
      />
    ),
  },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    await expect(parts.getByText(/^Your changes could not be saved\./)).toHaveTextContent(
      'Your changes could not be saved. The server cannot be reached. Check the connection and try again.',
    );
    await userEvent.click(parts.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
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
    draft: { ...blankSettings, type: 1 },
  },
  beforeEach: () => offerGenerators(new Promise(() => undefined)),
};

/** The choices could not be loaded: the rest stays as it was typed. */
export const ChoicesFailed: Story = {
  args: {
    doc: customSet,
    draft: { ...settingsOf(customSet), generatorBeanName: 'storedGenerator' },
  },
  beforeEach: () => {
    failing = { [generatorsPath]: undefined };
    return offerChoices(failing);
  },
  play: async ({ userEvent }) => {
    const { parts } = await openSettings();
    const generator = parts.getByRole('combobox', { name: /^Generator Bean Name/ });
    await waitFor(() => expect(generator).toBeInvalid());
    await expect(generator).toHaveAccessibleDescription(/^The choices could not be loaded\. /);
    await expect(generator).toHaveValue('storedGenerator');
    failing[generatorsPath] = [{ beanName: 'storedGenerator', label: 'Stored one' }];
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(generator).toHaveValue('Stored one'));
    await expect(generator).toBeValid();
    await expect(parts.queryByRole('button', { name: 'Retry' })).toBeNull();
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
