import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { notices } from '../../platform/feedback/notices.ts';
import { field } from '../object/plain/testing/noticeStories.ts';
import {
  NoticeRoute,
  noticeServer,
  RefusalsRoute,
  startNotice,
} from '../object/plain/testing/noticeStory.tsx';
import { RoutePage } from '../object/testing/RoutePage.tsx';

const meta = {
  title: 'Kernel/Leaving',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: NoticeRoute, path: '/notice/7' },
  beforeEach: () => {
    notices.list = [];
    return startNotice();
  },
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const refusals = [{ pointer: '/name', message: 'The name is taken.' }];
const back = (canvas: ReturnType<typeof within>) => canvas.getByRole('link', { name: /notices/i });

/** A save on leaving that the server refuses asks what to do. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    noticeServer.refusals = refusals;
    await userEvent.click(back(canvas));
    const dialog = within(await page.findByRole('dialog', { name: 'Your changes could not be saved' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await field(canvas, 'Name')).toHaveValue('Storms');
  },
};

/** Where the screen shows what was refused, leaving asks no question: the editor stays open, with a notice, and the refusal is at its place. */
export const ShownOnTheScreen: Story = {
  args: { route: RefusalsRoute },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    noticeServer.refusals = refusals;
    await userEvent.click(back(canvas));
    await waitFor(() =>
      expect(notices.list.map(({ message }) => message)).toEqual([
        'Your changes could not be saved, so this page stays open.',
      ]),
    );
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(await field(canvas, 'Name')).toHaveAccessibleDescription('The name is taken.');
  },
};

/** What is no refusal of the draft is asked about there, too. */
export const OtherFailure: Story = {
  args: { route: RefusalsRoute },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    noticeServer.saveFailure = { status: 503, detail: 'The server is busy.' };
    await userEvent.click(back(canvas));
    const dialog = await page.findByRole('dialog', { name: 'Your changes could not be saved' });
    await expect(dialog).toHaveTextContent('The server is busy.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/**
 * A save on leaving that takes away what others name asks about that alone: with No the editor stays open, with Yes the user goes on. What has
 * come to name it meanwhile is asked about, too.
 */
export const TakesAwayWhatIsNamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    const first = { type: 2 as const, name: 'Rating.peril', version: '1' };
    noticeServer.named = { references: [first], expectedReferences: 'first' };
    await userEvent.click(back(canvas));
    await userEvent.click(await page.findByRole('button', { name: 'No' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await field(canvas, 'Name')).toHaveValue('Storms');
    await expect(notices.list).toEqual([]);
    await expect(canvas.queryByText(/could not be saved/)).toBeNull();
    await userEvent.click(back(canvas));
    const dialog = await page.findByRole('dialog', { name: 'References of Storm' });
    await expect(within(dialog).getByText('Rating.peril')).toBeVisible();
    const second = { ...first, name: 'Quoting.peril' };
    noticeServer.named = { references: [first, second], expectedReferences: 'second' };
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await expect(await page.findByText('Quoting.peril')).toBeVisible();
    await expect(noticeServer.stored.name).toBe('Storm');
    await userEvent.click(page.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(noticeServer.stored.name).toBe('Storms'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    // What is saved by leaving can be taken back.
    await waitFor(() => expect(notices.list.map(({ action }) => action?.label)).toEqual(['Undo']));
  },
};
