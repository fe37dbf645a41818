import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RegexModal } from './RegexModal.tsx';
import type { RegexTestResult } from './types.ts';

const success: RegexTestResult = {
  problems: [],
  matches: [
    {
      start: 0,
      end: 10,
      groups: [
        { name: 'zip', start: 0, end: 5 },
        { start: 6, end: 10 },
      ],
    },
  ],
};

const meta = {
  title: 'Widgets/RegexModal',
  component: RegexModal,
  args: {
    defaultIsOpen: true,
    variableName: 'postalCode',
    defaultValue: '(?<zip>\\d{5})-(\\d{4})',
    onSave: fn(),
    onOpenChange: fn(),
    onTest: fn(async () => success),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: [
        'To edit the regular expression of one field and try it before it is stored.',
        'Run the test where a slow expression blocks nothing: with `createRegexRunner()` in a worker, or on a server.',
        'Hold `isOpen` and set it to false when the user signs out.',
      ],
      avoid: ['An expression of functions and fields: `ExpressionModal`.', 'Plain text: `TextArea`.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Tab: 'goes round inside',
        Enter: 'in the test data: tests',
        Escape: 'closes it, and asks first when the expression has been changed',
      },
    },
  },
} satisfies Meta<typeof RegexModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Regular Expression for postalCode' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const TestsAndSaves: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, step, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Regular Expression for postalCode' }, { timeout: 10_000 });
    const expression = screen.getByRole('textbox', { name: 'Regular Expression' });
    await waitFor(() => expect(expression).toHaveFocus());

    await step('a test says how it went and marks what matched', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Test Data' }), '33139-1234');
      await userEvent.click(screen.getByRole('button', { name: 'Test' }));
      await expect(args.onTest).toHaveBeenCalledWith(
        { expression: '(?<zip>\\d{5})-(\\d{4})', testData: '33139-1234' },
        { signal: expect.any(AbortSignal) },
      );
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(
          'Success! Test Data is valid for Regular Expression entered',
        ),
      );
      const marked = document.querySelector('[data-part="matches"] mark');
      await expect(marked).toHaveTextContent('33139-1234');
      await expect(screen.getByText('Group 1 (zip)').nextElementSibling).toHaveTextContent('33139');
      await expect(screen.getByText('Group 2').nextElementSibling).toHaveTextContent('1234');
    });

    await step('Done waits for a change, and gives the new expression', async () => {
      const done = screen.getByRole('button', { name: 'Done' });
      await expect(done).toBeDisabled();
      await userEvent.click(expression);
      await userEvent.keyboard('{Control>}{End}{/Control}?');
      await expect(screen.getByRole('status')).toBeEmptyDOMElement();
      await waitFor(() => expect(done).toBeEnabled());
      await userEvent.click(done);
      await expect(args.onSave).toHaveBeenCalledWith('(?<zip>\\d{5})-(\\d{4})?', {
        reason: 'done',
        signal: expect.any(AbortSignal),
      });
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Playground: Story = {};
