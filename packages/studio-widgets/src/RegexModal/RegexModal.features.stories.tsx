import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { SignOutHost } from '../shared/testing/SignOutHost.tsx';
import { RegexModal } from './RegexModal.tsx';
import type { RegexModalProps } from './RegexModalProps.ts';
import type { RegexInput, RegexTestResult } from './types.ts';

const answer = (result: RegexTestResult) => fn(async () => result);

const meta = {
  title: 'Widgets/RegexModal/Features',
  component: RegexModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'postalCode',
    defaultValue: '\\d{5}',
    onSave: fn(),
    onOpenChange: fn(),
    onTest: answer({ problems: [] }) as RegexModalProps['onTest'],
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RegexModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const getExpression = () => screen.findByRole('textbox', { name: 'Regular Expression' }, { timeout: 10_000 });
const getTestData = () => screen.getByRole('textbox', { name: 'Test Data' });

export const Empty: Story = {
  args: { defaultValue: '' },
  play: async ({ args, userEvent }) => {
    const expression = await getExpression();
    await waitFor(() => expect(expression).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Test' })).toBeDisabled();
    await userEvent.type(getTestData(), 'abc{Enter}');
    await expect(args.onTest).not.toHaveBeenCalled();
    await userEvent.type(expression, 'a');
    await expect(screen.getByRole('button', { name: 'Test' })).toBeEnabled();
    await userEvent.clear(expression);
    await expect(screen.getByRole('button', { name: 'Test' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
};

/** A failed test says so and does not keep from Done. */
export const FailedTest: Story = {
  args: { onTest: answer({ problems: ['The 6th character is one too many.'] }) },
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    await userEvent.type(expression, '$');
    await userEvent.type(getTestData(), '331390{Enter}');
    const status = screen.getByRole('status');
    await waitFor(() =>
      expect(status).toHaveTextContent('Test Failed. Test data does not match Regular Expression'),
    );
    await expect(within(status).getByRole('listitem')).toHaveTextContent(
      'The 6th character is one too many.',
    );
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

/** What cannot be read as an expression keeps from Done, and is named at the field. */
export const BadExpression: Story = {
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    await waitFor(() => expect(expression).toHaveFocus());
    await userEvent.type(expression, '(');
    await expect(expression).toBeInvalid();
    await expect(expression).toHaveAccessibleDescription(
      'This cannot be read as a regular expression: A group is not closed.',
    );
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.type(expression, 'a)');
    await expect(expression).toBeValid();
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

/** What another dialect writes otherwise is named, with what to write here, and rewritten where that is safe. */
export const ExpressionOfAnotherDialect: Story = {
  args: { defaultValue: '\\A[[:digit:]]{5}\\Z' },
  play: async ({ args, userEvent }) => {
    const expression = await getExpression();
    await expect(expression).toHaveAccessibleDescription(
      'This cannot be read as a regular expression: \\A is an anchor of another dialect: write ^.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rewrite the expression' }));
    await expect(expression).toHaveValue('^[\\d]{5}$');
    await expect(expression).toHaveFocus();
    await expect(expression).toBeValid();
    await expect(screen.queryByRole('button', { name: 'Rewrite the expression' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onSave).toHaveBeenLastCalledWith('^[\\d]{5}$', expect.anything());
  },
};

/** Slashes at both ends may be meant: they keep from nothing. */
export const SlashesAround: Story = {
  args: { defaultValue: '/^\\d+$/' },
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    await expect(expression).toBeValid();
    await expect(expression).toHaveAccessibleDescription(
      'The slashes around the expression are those of program code: leave them out.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rewrite the expression' }));
    await expect(expression).toHaveValue('^\\d+$');
  },
};

export const RefusedByTheTester: Story = {
  args: { onTest: answer({ problems: [], expressionError: 'Look-behind is not allowed.' }) },
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    await userEvent.type(expression, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(expression).toBeInvalid());
    await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.type(expression, 'y');
    await expect(expression).toBeValid();
    await expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

const refusedOnce = fn<RegexModalProps['onTest'] & {}>();

/** What was refused stays refused: other test data, or another test that has no answer yet, change nothing of that. */
export const StaysRefused: Story = {
  args: { onTest: refusedOnce },
  beforeEach: () => {
    refusedOnce.mockReset();
    refusedOnce.mockResolvedValueOnce({ problems: [], expressionError: 'Look-behind is not allowed.' });
    refusedOnce.mockImplementation(() => new Promise(() => undefined));
  },
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    const isRefused = async () => {
      await expect(expression).toBeInvalid();
      await expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    };
    await userEvent.type(expression, 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(expression).toBeInvalid());
    await userEvent.type(getTestData(), '1');
    await isRefused();
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await isRefused();
    await userEvent.type(expression, 'y');
    await expect(expression).toBeValid();
    await userEvent.type(expression, '{Backspace}');
    await isRefused();
  },
};

const same = { start: 0, end: 0, groups: [null, null, { name: 'a', start: 0, end: 0 }] };

/** Results that are alike are all listed. */
export const AlikeResults: Story = {
  args: { onTest: answer({ problems: ['Too long.', 'Too long.'], matches: [same, same] }) },
  play: async ({ userEvent }) => {
    const report = spyOn(console, 'error');
    await getExpression();
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    const status = screen.getByRole('status');
    await waitFor(() => expect(within(status).getAllByRole('listitem')).toHaveLength(2));
    const matches = screen.getByRole('region', { name: 'Matches in the test data' });
    await expect(within(matches).getAllByRole('term')).toHaveLength(8);
    await expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  },
};

export const TestCouldNotBeRun: Story = {
  args: { onTest: async () => Promise.reject(new Error('There is no connection to the server.')) },
  play: async ({ userEvent }) => {
    await getExpression();
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'The test could not be run. There is no connection to the server.',
      ),
    );
    await expect(screen.getByRole('button', { name: 'Test' })).toBeEnabled();
  },
};

const pending = fn((_input: RegexInput, { signal }: { readonly signal: AbortSignal }) => {
  return new Promise<RegexTestResult>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
});

/** A pending test is aborted when the expression changes. */
export const Testing: Story = {
  args: { onTest: pending },
  play: async ({ userEvent }) => {
    const expression = await getExpression();
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() =>
      expect(document.querySelector('[data-part~="test"] [data-part="spinner"]')).toBeInTheDocument(),
    );
    await userEvent.type(expression, '?');
    await expect(pending.mock.lastCall?.[1].signal.aborted).toBe(true);
    await expect(document.querySelector('[data-part~="test"] [data-part="spinner"]')).toBeNull();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const TestDataHasAHundredCharacters: Story = {
  play: async ({ userEvent }) => {
    await getExpression();
    await userEvent.click(getTestData());
    await userEvent.paste('x'.repeat(130));
    await expect(getTestData()).toHaveValue('x'.repeat(100));
  },
};

export const HelpList: Story = {
  play: async () => {
    await getExpression();
    const help = await screen.findByRole('region', { name: 'Help' });
    await expect(within(help).getAllByRole('term').length).toBeGreaterThan(8);
    await expect(within(help).getByText('a digit; anything but a digit')).toBeVisible();
  },
};

/** Nothing typed is lost by a stray Escape or a click beside it. */
export const ChangedIsNotLost: Story = {
  play: async ({ args, userEvent }) => {
    const expression = await getExpression();
    await waitFor(() => expect(expression).toHaveFocus());
    await userEvent.keyboard('x{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' }, { timeout: 10_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(expression).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The host closes it when the user signs out; the next opening starts from what is stored. */
export const ClosesOnSignOut: Story = {
  render: (args) => (
    <SignOutHost opener="Regular Expression" render={(layer) => <RegexModal {...args} {...layer} />} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Regular Expression' });
    await userEvent.click(opener);
    await userEvent.type(await getExpression(), 'typed');
    canvas.getByTestId('sign-out').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await expect(await getExpression()).toHaveValue('\\d{5}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const hostile = '<img src=x onerror=alert(1)> ‮👩‍👩‍👧';

export const HostileContent: Story = {
  args: {
    variableName: hostile.repeat(30),
    defaultValue: 'unbroken'.repeat(1250),
    onTest: answer({
      problems: [hostile.repeat(50)],
      matches: [
        { start: 0, end: 4, groups: [null, { name: hostile, start: -9, end: 900 }] },
        { start: 2, end: 9 },
      ],
    }),
  },
  play: async ({ userEvent }) => {
    await getExpression();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(getTestData());
    await userEvent.paste(hostile);
    await userEvent.click(screen.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('<img'));
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { labels: { done: 'تم', cancel: 'إلغاء', test: 'اختبار', help: 'مساعدة' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'تم' }, { timeout: 10_000 })).toBeDisabled();
  },
};
