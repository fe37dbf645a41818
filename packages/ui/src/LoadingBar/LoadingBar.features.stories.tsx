import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Components/LoadingBar/Features',
  component: LoadingBar,
  tags: ['!dev', '!autodocs'],
  args: { text: null, status: 'idle' },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Progress: Story = {
  args: { text: 'Backing up', status: 'loading', progress: 0.42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};

/** Bytes are beside the text; a screen reader finds them on the bar, and not every change is announced. */
export const Bytes: Story = {
  args: { text: 'Backing up', status: 'loading', detail: '3.1 MiB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.1 MiB')).toBeVisible();
    await expect(canvas.getByText('3.1 MiB')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3.1 MiB');
  },
};

export const WithoutText: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Success: Story = {
  args: { text: 'Successfully saved data set', status: 'success', successMs: 60_000 },
};

export const SuccessFades: Story = {
  args: { text: 'Successfully saved data set', status: 'success', successMs: 50 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

function SavingTwice() {
  const [isSaving, setSaving] = useState(false);
  return (
    <div style={{ paddingBlockStart: 48 }}>
      <LoadingBar
        text={isSaving ? 'Saving data set' : 'Successfully saved data set'}
        status={isSaving ? 'loading' : 'success'}
        successMs={50}
      />
      <Button onClick={() => setSaving(!isSaving)}>{isSaving ? 'Finish' : 'Save'}</Button>
    </div>
  );
}

export const SecondSuccessShowsAgain: Story = {
  render: () => <SavingTwice />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(status).toHaveTextContent('Saving data set');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(status).toHaveTextContent('Successfully saved data set');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** While a modal is open everything behind it is hidden from a screen reader, but not this: it is read out. */
export const WhileModalIsOpen: Story = {
  args: { text: 'Saving data set', status: 'loading' },
  render: (args) => (
    <>
      <LoadingBar {...args} />
      <Dialog isOpen title="Data Set Settings">
        Active
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Data Set Settings' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saving data set'));
  },
};

/** Where a host keeps room for it the text stays in there, cut. */
export const InItsRoom: Story = {
  args: {
    text: 'Successfully restored Data Sets of the commercial lines_20261120_094512.dbinit',
    status: 'success',
    successMs: 60_000,
    style: {
      '--loading-text-start': '40px',
      '--loading-text-end': 'calc(100% - 240px)',
      '--loading-text-wrap': 'nowrap',
    } as CSSProperties,
  },
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('status').firstElementChild?.getBoundingClientRect();
    await expect(pill?.left).toBe(40);
    await expect(pill?.right).toBe(240);
    await expect(pill?.height).toBeLessThan(32);
  },
};

export const LongText: Story = {
  args: {
    text: 'Successfully restored Data Sets of the commercial lines_20261120_094512.dbinit',
    status: 'success',
    successMs: 60_000,
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'جارٍ الحفظ…', status: 'loading', progress: 0.3 },
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('progressbar').firstElementChild;
    await waitFor(() => expect(Math.round(fill?.getBoundingClientRect().right ?? 0)).toBe(window.innerWidth));
  },
};
