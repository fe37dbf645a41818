import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EditorHeader } from './EditorHeader.tsx';
import { editorActions } from './fixtures/editorActions.tsx';

const meta = {
  title: 'Widgets/EditorHeader/Features',
  tags: ['!dev', '!autodocs'],
  component: EditorHeader,
  args: {
    backHref: '#/dataSet/browser',
    backLabel: 'Back to data sets',
    onBack: fn((event: MouseEvent) => event.preventDefault()),
    title: 'Building Construction Class',
    description: 'ISO construction classes 1 to 6',
    type: 'Product/Field Dependent',
    actions: editorActions,
  },
} satisfies Meta<typeof EditorHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const partOf = (root: HTMLElement, part: string) => root.querySelector<HTMLElement>(`[data-part="${part}"]`);

async function expectNoOverflow(root: HTMLElement): Promise<void> {
  const header = partOf(root, 'editor-header');
  await expect(header?.scrollWidth).toBe(header?.clientWidth);
}

export const StatusAndBadges: Story = {
  args: {
    title: 'propertyRating',
    type: 'Submission Form',
    status: { label: 'Draft', tone: 'warning' },
    badges: [{ label: 'Invalid', tone: 'bad' }],
    details: ['Version 12', '01/01/2026 to 12/31/2026'],
    description: 'Property Rating',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Draft')).toHaveAttribute('data-part', 'status');
    await expect(canvas.getByText('Invalid')).toHaveAttribute('data-tone', 'bad');
    await expect(canvas.getByText('Submission Form')).toBeVisible();
    await expect(canvas.getByText('Version 12 · 01/01/2026 to 12/31/2026 · Property Rating')).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const TitleAlone: Story = {
  args: { description: undefined, type: undefined, actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Building Construction Class' })).toBeVisible();
    for (const part of ['type', 'marks', 'description']) await expect(partOf(canvasElement, part)).toBeNull();
  },
};

/** A destination of the navigation has no way back. */
export const WithoutWayBack: Story = {
  args: { backHref: undefined, title: 'Manage Rate Status', type: undefined, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The host's router draws the back link. */
export const RouterLink: Story = {
  args: {
    renderLink: (href, children, props) => (
      <a {...props} href={href} data-router>
        {children}
      </a>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'Back to data sets' });
    await expect(back).toHaveAttribute('data-router');
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

const longName =
  `Coverage Limit – ${'General Liability, Products and Completed Operations, '.repeat(20)}`.slice(0, 1000);

/** A name of 1,000 characters is cut before the actions lose their room; the keyboard reaches the whole of it. */
export const LongText: Story = {
  args: { title: longName, description: `${longName} By state.` },
  parameters: { frame: { width: 700 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const title = canvas.getByRole('heading', { name: longName.trim() });
    await expect(canvas.getByRole('button', { name: 'Save Unsaved changes' })).toBeVisible();
    await expectNoOverflow(canvasElement);
    await expect(title.getBoundingClientRect().height).toBe(28);
    await userEvent.tab();
    await userEvent.tab();
    await expect(title).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(longName.trim());
    await waitFor(() => expect(tooltip.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** With room for its texts nothing but the controls takes the focus. */
export const ShortText: Story = {
  args: { actions: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

/** At 768 pixels kind and state are below the name. */
export const Narrow: Story = {
  args: { status: { label: 'Active', tone: 'good' }, badges: [{ label: 'Invalid', tone: 'bad' }] },
  parameters: { frame: { width: 768 } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByText('Invalid').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.bottom,
    );
    await expect(canvas.getByRole('button', { name: 'Save Unsaved changes' })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** At 320 pixels the actions have a line of their own. */
export const VeryNarrow: Story = {
  args: { status: { label: 'Active', tone: 'good' } },
  parameters: { frame: { width: 320 } },
  play: async ({ canvas, canvasElement }) => {
    const names = partOf(canvasElement, 'names')?.getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save Unsaved changes' }).getBoundingClientRect();
    await expect(save.top).toBeGreaterThanOrEqual(names?.bottom ?? Number.POSITIVE_INFINITY);
    await expectNoOverflow(canvasElement);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    backLabel: 'رجوع إلى القائمة',
    title: 'فئة البناء',
    description: 'فئات البناء من 1 إلى 6',
    type: 'ثابت',
  },
  play: async ({ canvas, canvasElement }) => {
    const back = canvas.getByRole('link').getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.right).toBeLessThan(back.left);
    await expectNoOverflow(canvasElement);
  },
};

const hostile = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦'.repeat(250);

/** Markup is text, a text that turns the direction turns only itself, and no text is too long. */
export const HostileText: Story = {
  args: {
    title: hostile,
    description: hostile,
    type: hostile,
    status: { label: hostile, tone: 'good' },
    badges: [{ label: `!${hostile}`, tone: 'bad' }],
  },
  parameters: { frame: { width: 900 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save Unsaved changes' })).toBeVisible();
    await expectNoOverflow(canvasElement);
    const header = partOf(canvasElement, 'editor-header');
    await expect(header?.getBoundingClientRect().height).toBeLessThan(80);
  },
};
