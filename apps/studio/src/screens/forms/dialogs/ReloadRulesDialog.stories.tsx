import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { notices } from '../../../platform/feedback/notices.ts';
import { formTypeFacts } from '../fixtures/formTypeFacts.ts';
import { ReloadRulesDialog, type ReloadRulesDialogProps } from './ReloadRulesDialog.tsx';

const path = '/rest/UIFormTemplate/reloadRules';
const counted = { forms: 12, rules: 1031, rebuilt: 0, failures: [] };
const reloaded = { ...counted, rebuilt: 12 };
const failure = {
  ...{ id: '0c7e', uniqueName: 'RoofSupplement', version: 2, type: 1, pointer: '/fieldRules/0' },
  message: 'The rule “New Rule 1” names a field that is not there.',
};

/** Answers the count, and the result of reloading with the checks or without. */
const answering = (reload: (isChecked: boolean) => unknown) =>
  answerCalls({
    answers: {
      '/rest/UIFormTemplate/types': formTypeFacts,
      [path]: ({ url }: Request) => {
        const query = new URL(url).searchParams;
        return query.get('mode') === 'plan' ? counted : reload(query.get('validateRules') === 'true');
      },
    },
  });

const meta = {
  title: 'Screens/Form templates/Reload rules',
  component: ReloadRulesDialog,
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  beforeEach: () => answering((isChecked) => (isChecked ? { ...reloaded, failures: [failure] } : reloaded)),
  args: { ruleType: 'field', isOpen: true, onClose: fn() },
} satisfies Meta<typeof ReloadRulesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The summary says how many rules and forms are affected. Rules are not validated unless that is chosen. */
export const Unchecked: Story = {
  play: async ({ args, userEvent }) => {
    const parts = within(await screen.findByRole('dialog', { name: 'Reload Field Rules' }));
    await expect(
      await parts.findByText('Affected: 1,031 field rule(s) of 12 form template(s).'),
    ).toBeVisible();
    await expect(parts.getByText(/references of these form templates are rebuilt/)).toBeVisible();
    await expect(parts.getByRole('checkbox', { name: 'Validate rules' })).not.toBeChecked();
    await userEvent.click(parts.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** What is not valid is listed by its form, which leads to its editor. */
export const Checked: Story = {
  play: async ({ args, userEvent }) => {
    const parts = within(await screen.findByRole('dialog', { name: 'Reload Field Rules' }));
    await parts.findByText(/^Affected/);
    await userEvent.click(parts.getByRole('checkbox', { name: 'Validate rules' }));
    await userEvent.click(parts.getByRole('button', { name: 'Reload' }));
    await expect(await parts.findByRole('alert')).toHaveTextContent('Faults in rules: 1.');
    await expect(parts.getByText(failure.message)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    const link = parts.getByRole('link', { name: 'RoofSupplement' });
    await expect(link).toHaveAttribute('href', '/config/template/0c7e');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Lets the reloading of the story end. */
let endReloading: () => void = () => undefined;

function Reopened(props: ReloadRulesDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <ReloadRulesDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** What is found after it was closed is shown then. Opened once more, it starts afresh. */
export const ClosedMeanwhile: Story = {
  render: (args) => <Reopened {...args} />,
  beforeEach: () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    endReloading = resolve;
    return answering(() => promise.then(() => ({ ...reloaded, failures: [failure] })));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = () => screen.findByRole('dialog', { name: 'Reload Field Rules' });
    const parts = within(await dialog());
    await parts.findByText(/^Affected/);
    await userEvent.click(parts.getByRole('button', { name: 'Reload' }));
    const [close] = await parts.findAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    endReloading();
    const back = within(await dialog());
    await expect(await back.findByText(failure.message)).toBeVisible();
    await userEvent.click(back.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await expect(await within(await dialog()).findByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** Away from its screen the result is shown in a notice. */
export const LeftMeanwhile: Story = {
  render: (args) => <Left {...args} />,
  beforeEach: () => {
    notices.list = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    endReloading = resolve;
    return answering(() => promise.then(() => ({ ...reloaded, failures: [failure] })));
  },
  play: async ({ canvas, userEvent }) => {
    const parts = within(await screen.findByRole('dialog', { name: 'Reload Field Rules' }));
    await parts.findByText(/^Affected/);
    await userEvent.click(parts.getByRole('button', { name: 'Reload' }));
    const [close] = await parts.findAllByRole('button', { name: 'Close' });
    await userEvent.click(close ?? document.body);
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    endReloading();
    await waitFor(() =>
      expect(notices.list.map(({ message }) => message).join()).toMatch(/Faults in rules: 1\./),
    );
  },
};

function Left(props: ReloadRulesDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <ReloadRulesDialog {...props} onClose={() => setOpen(false)} /> : <p>Elsewhere</p>;
}

/** A refusal is shown where it was requested, and can be retried. */
export const Refused: Story = {
  args: { ruleType: 'form' },
  beforeEach: () => answering(() => refusal(503, 'The server is busy.')),
  play: async ({ userEvent }) => {
    const parts = within(await screen.findByRole('dialog', { name: 'Reload Form Rules' }));
    await parts.findByText(/^Affected/);
    await userEvent.click(parts.getByRole('button', { name: 'Reload' }));
    await expect(await parts.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(parts.getByRole('button', { name: 'Reload' })).toBeEnabled();
  },
};

/** Nothing is reloaded that could not be counted. */
export const NotCounted: Story = {
  beforeEach: () => answerCalls({ answers: { [path]: refusal(500, 'It failed.') } }),
  play: async () => {
    const parts = within(await screen.findByRole('dialog', { name: 'Reload Field Rules' }));
    await expect(await parts.findByText('The rules could not be counted')).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Reload' })).toBeDisabled();
  },
};
