import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ItemPage } from '@studio/api';
import { expect, fn, screen, within } from 'storybook/test';
import { staticSet } from '../../fixtures/dataSetDocs.ts';
import { criteriaSources } from '../fixtures/criteria.ts';
import { TryItDrawer } from './TryItDrawer.tsx';

const page: ItemPage = {
  records: staticSet.items,
  totalRecords: 6,
  defaultValue: 'JM',
  minSearchStringLength: null,
};
const nothing: ItemPage = { records: [], totalRecords: 0, defaultValue: null, minSearchStringLength: null };

const meta = {
  title: 'Screens/Data sets/Editor/Try it',
  component: TryItDrawer,
  args: {
    isOpen: true,
    onClose: fn(),
    choices: [
      { id: 'product', label: 'Product', options: criteriaSources.products, isLoading: false, value: 'bop' },
      { id: 'fieldValue1', label: 'Stories', options: undefined, isLoading: false, value: '' },
    ],
    onChoose: fn(),
    page,
    isLoading: false,
    error: null,
    itemCount: 9,
    isAnythingChosen: true,
    invalidReason: null,
  },
} satisfies Meta<typeof TryItDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Try it' }));
    await expect(drawer.getByText('6 of 9 items are offered.')).toBeVisible();
    const [first] = drawer.getAllByRole('list');
    await expect(first).toHaveTextContent(/^FrameFRJoisted MasonryJMDefault$/);
    await expect(drawer.getByRole('heading', { name: 'Fire resistive' })).toBeVisible();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Stories' }), '3');
    await expect(args.onChoose).toHaveBeenCalledWith('fieldValue1', '3');
    await userEvent.click(drawer.getByRole('combobox', { name: 'Product' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Commercial Auto' }));
    await expect(args.onChoose).toHaveBeenCalledWith('product', 'auto');
  },
};

export const NothingFits: Story = {
  args: { page: nothing },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Try it' }));
    await expect(drawer.getByText('Nothing is offered')).toBeVisible();
    await expect(drawer.getByText(/none of them fits what is chosen/)).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { page: nothing, isAnythingChosen: false } };

export const NoItems: Story = { args: { page: nothing, itemCount: 0 } };

export const FirstAnswer: Story = { args: { page: undefined, isLoading: true } };

export const AnotherAnswer: Story = { args: { isLoading: true } };

export const Failed: Story = {
  args: { error: { reason: 'The server cannot be reached.', onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { invalidReason: 'Correct the marked cells on the Data Items tab before saving.' },
  play: async () => {
    await expect(await screen.findByText('The set has errors')).toBeVisible();
    await expect(screen.getByText(/on the Data Items tab/)).toBeVisible();
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

export const MoreThanShown: Story = { args: { page: { ...page, totalRecords: 2125 } } };

const long = 'A label that goes on and on '.repeat(20).trim();

export const HostileTexts: Story = {
  args: {
    page: {
      ...page,
      records: ['<b>not bold</b>', long, 'أنواع الأسقف'].map((name, ordering) => ({
        name,
        value: name.slice(0, 60),
        grouping: name,
        ordering,
      })),
    },
  },
};
