import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RoutePage } from '../testing/RoutePage.tsx';
import { field, number, saveButton, undoButton } from './testing/noticeStories.ts';
import { noticeServer, startNotice, TabbedNoticeRoute } from './testing/noticeStory.tsx';

const meta = {
  title: 'Kernel/Form tabs',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: TabbedNoticeRoute, path: '/notice/7' },
  beforeEach: () => startNotice(),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Groups have headings; what is wrong on another tab is marked there, and pressing the mark leads to it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.findByRole('tab', { name });
    await expect(await canvas.findByRole('heading', { name: 'Timing', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Timing' })).toHaveTextContent('When it is sent');
    const days = await number(canvas, 'Days');
    await userEvent.clear(days);
    await expect(await tab(/^Properties 1/)).toHaveAccessibleName('Properties 1 error');
    await userEvent.click(await tab(/^Content/));
    await expect(canvas.queryByRole('spinbutton', { name: 'Days' })).toBeNull();
    await userEvent.click(await tab(/^Properties/));
    await waitFor(async () => expect(await number(canvas, 'Days')).toHaveFocus());
    await expect(await number(canvas, 'Days')).toBeInvalid();
  },
};

/** Arrows go from tab to tab, and the focus stays there; undo leads back to the tab of the step. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    (await canvas.findByRole('tab', { name: 'Properties' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const content = canvas.getByRole('tab', { name: 'Content' });
    await waitFor(() => expect(content).toHaveAttribute('aria-selected', 'true'));
    await expect(content).toHaveFocus();
    await expect(await field(canvas, 'Notes')).toBeVisible();
    await userEvent.click(undoButton(canvas));
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveFocus());
    await expect(await field(canvas, 'Name')).toHaveValue('Storm');
  },
};

/** A refusal opens the tab of what was refused; the address says which tab is open. */
export const Refused: Story = {
  args: { path: '/notice/7?tab=content' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Notes'), '!');
    noticeServer.refusals = [{ pointer: '/rate', message: 'It is too high.' }];
    await userEvent.click(saveButton(canvas));
    await waitFor(async () =>
      expect(await number(canvas, 'Rate')).toHaveAccessibleDescription('It is too high.'),
    );
    await expect(canvas.getByRole('tab', { name: /^Properties/ })).toHaveAttribute('aria-selected', 'true');
  },
};
