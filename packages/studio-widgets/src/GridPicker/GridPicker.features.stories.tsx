import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { gridPickerDefaults } from '../presets/gridPickerDefaults.ts';
import { PickerPage } from './fixtures/PickerPage.tsx';
import {
  loadFew,
  loadProducers,
  type Producer,
  producers,
  type Submission,
  serve,
} from './fixtures/producers.tsx';
import { findPicker, pickerArgs, pickerParameters } from './GridPicker.stories.tsx';
import { GridPicker } from './GridPicker.tsx';

const onLoad = fn();

const meta = {
  title: 'Widgets/GridPicker/Features',
  tags: ['!dev', '!autodocs'],
  component: GridPicker<Producer, Submission>,
  args: {
    ...pickerArgs,
    defaultIsOpen: true,
    onOpenChange: fn(),
    loadPage: (request) => {
      onLoad(request);
      return loadProducers(request);
    },
  },
  parameters: pickerParameters,
} satisfies Meta<typeof GridPicker<Producer, Submission>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The requests at first, and after a press on a head and on a page. */
export const Requests: Story = {
  args: gridPickerDefaults,
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    const first = {
      filterUri: '',
      sort: { key: 'name', direction: 'asc' },
      startIndex: 0,
      pageSize: 25,
      dataName: 'producer',
      filterType: 101,
      context: { submissionId: 4711 },
    };
    await expect(onLoad).toHaveBeenCalledWith(first);
    await expect(picker.getByText('Showing 1 to 25 of 318 Results')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(onLoad).toHaveBeenLastCalledWith({ ...first, startIndex: 25 }));
    await userEvent.click(picker.getByRole('button', { name: 'City' }));
    await waitFor(() =>
      expect(onLoad).toHaveBeenLastCalledWith({ ...first, sort: { key: 'city', direction: 'asc' } }),
    );
    await waitFor(() => expect(picker.getByText('Showing 1 to 25 of 318 Results')).toBeVisible());
  },
};

/** Neither Escape nor the backdrop closes it; Cancel and the button at the corner do. */
export const Static: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.keyboard('{Escape}');
    const backdrop = document.querySelector('[data-part="backdrop"]');
    if (!backdrop) throw new Error('The story has no backdrop.');
    await userEvent.click(backdrop);
    picker.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ClosedAtTheCorner: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const HeldByTheHost: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(dialog).toBeVisible();
  },
};

/** 25 and more say that a page holds no more; 24 do not. */
export const MaximumOnDisplay: Story = {
  args: {
    loadPage: (request) => Promise.resolve(serve(producers.slice(0, 25), request)),
  },
  play: async () => {
    const { picker } = await findPicker();
    await expect(picker.getByText('25 Results (Max. Display)')).toBeVisible();
  },
};

export const LessThanAPage: Story = {
  args: { loadPage: (request) => Promise.resolve(serve(producers.slice(0, 24), request)) },
  play: async () => {
    const { picker } = await findPicker();
    await expect(picker.getByText('24 Results')).toBeVisible();
  },
};

/** As many as a page of another size holds. */
export const OtherPageSize: Story = {
  args: { loadPage: loadFew, pageSize: 5 },
  play: async () => {
    const { picker } = await findPicker();
    await expect(picker.getByText('5 Results (Max. Display)')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { loadPage: () => Promise.resolve({ records: [], totalRecords: 0 }) },
  play: async () => {
    const { picker } = await findPicker();
    await expect(picker.getByText('No matching data')).toBeVisible();
    await expect(picker.getByText('0 Results')).toBeVisible();
    await expect(picker.queryByRole('button', { name: /Select all/ })).toBeNull();
    await expect(picker.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-disabled', 'true');
  },
};

let answer: () => void = () => undefined;

/** A spinner while the first page is loading. */
export const Loading: Story = {
  args: {
    loadPage: (request) =>
      new Promise((resolve) => {
        answer = () => resolve(serve(producers, request));
      }),
  },
  play: async ({ canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    await waitFor(() =>
      expect(body.querySelector('[data-part="counts"] [data-part="spinner"]')).toBeVisible(),
    );
    await expect(body.querySelector('[data-part="results"]')).toBeNull();
    await expect(body.querySelector('[role="grid"]')).toHaveAttribute('aria-busy', 'true');
    answer();
    const { picker } = await findPicker();
    await expect(picker.getByText('318 Results (Max. Display)')).toBeVisible();
    await expect(body.querySelector('[data-part="counts"] [data-part="spinner"]')).toBeNull();
  },
};

let loads = 0;

/** A page that does not come can be retried. */
export const Failure: Story = {
  args: {
    loadPage: (request) => {
      loads += 1;
      return loads === 1
        ? Promise.reject(new Error('The server did not answer in time.'))
        : loadProducers(request);
    },
  },
  beforeEach: () => {
    loads = 0;
  },
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    await expect(picker.getByText('Results could not be loaded.')).toBeVisible();
    await expect(picker.getByText('The server did not answer in time.')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(picker.getByText('318 Results (Max. Display)')).toBeVisible());
  },
};

/** Each opening starts anew, and closing aborts what is pending. */
export const StartsAnew: Story = {
  render: (args) => <PickerPage {...args} />,
  args: { defaultIsOpen: undefined },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose producers', hidden: true });
    await userEvent.click(opener);
    const first = await findPicker();
    await userEvent.click(first.picker.getByRole('checkbox', { name: 'Select Producer 001' }));
    await userEvent.click(first.picker.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first.dialog).not.toBeInTheDocument());
    await userEvent.click(opener);
    const second = await findPicker();
    await expect(second.picker.getByText('0 Selected')).toBeVisible();
    await expect(second.picker.getByRole('checkbox', { name: 'Select Producer 001' })).not.toBeChecked();
    await userEvent.click(second.picker.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(second.dialog).not.toBeInTheDocument());
  },
};

const hostile = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦'.repeat(250);

/** Markup is text, and no text is too long. */
export const HostileText: Story = {
  args: {
    label: hostile.slice(0, 400),
    loadPage: () =>
      Promise.resolve({
        records: [{ id: '<b>1</b>', name: hostile, city: hostile, state: '"><script>' }],
        totalRecords: 1,
      }),
    thirdButton: { action: 'noMatch', label: hostile },
    onSelect: fn(() => Promise.reject(new Error(hostile))),
  },
  play: async ({ userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.click(picker.getAllByRole('checkbox')[1] ?? dialog);
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(picker.getByRole('alert')).toHaveTextContent(/^Select failed/));
    await expect(dialog.querySelector('img, script')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(picker.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { dialog } = await findPicker();
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المنتجون', thirdButton: { action: 'noMatch', label: 'لا يوجد تطابق' } },
  play: async () => {
    const { picker } = await findPicker();
    const cancel = picker.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const select = picker.getByRole('button', { name: 'Select' }).getBoundingClientRect();
    await expect(select.right).toBeLessThan(cancel.left);
  },
};
