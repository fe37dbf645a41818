import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SavedFilter } from '@studio/api';
import { Button } from '@studio/ui';
import { deferPart } from '@studio/ui/internal';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answerCalls } from '../object/testing/answerCalls.ts';
import { RoutePage } from '../object/testing/RoutePage.tsx';
import type { CreateAction, CreateHostProps } from './ListAction.ts';
import { type ListDefinition, type ListRequest, listUri } from './ListDefinition.ts';
import { ListScreen } from './ListScreen.tsx';
import { nameField, statusFilter } from './statusColumn.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}

/** The requests of the story's list. */
const asked = fn<(uri: string) => void>();
let loadSavedFilters: (signal: AbortSignal) => Promise<readonly SavedFilter[]>;

/** Makes a new object of some sort, in a place of its own. */
function makes(label: string): CreateAction {
  function Host({ isOpen, onOpenChange, onLoaded }: CreateHostProps) {
    const reportLoaded = useEffectEvent(() => onLoaded(true));
    useEffect(() => reportLoaded(), []);
    if (!isOpen) return null;
    return (
      <section aria-label={label}>
        <Button onClick={() => onOpenChange(false)}>Give up</Button>
      </section>
    );
  }
  return { does: 'create', label, host: deferPart<CreateHostProps>(async () => Host) };
}

/** One of two lists of a kind, which differ by a part of every filter URI. */
function listOf(organizationType: string): ListDefinition<Row> {
  const scope = { organizationType };
  const own = listUri({ kind: '/Organization', scope });
  return {
    kind: '/Organization',
    scope,
    title: organizationType === '1' ? 'Agencies' : 'Carriers',
    nouns: { one: 'organization', many: 'organizations', heading: 'Organizations' },
    columns: [{ key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name }],
    defaultSort: { key: 'name', direction: 'asc' },
    filters: { enabled: statusFilter() },
    advancedFilter: [nameField('Name')],
    getId: ({ id }) => id,
    actions: { New: makes('New agency'), Import: makes('Import agencies') },
    loadActions: async () => ['New', 'Import'].map((name) => ({ name, enabled: true, notes: '' })),
    loadSavedFilters: (signal) => loadSavedFilters(signal),
    load: async ({ filterUri }: ListRequest) => {
      asked(filterUri);
      const conditions = filterUri.slice(own.length + 1);
      const name = `${organizationType === '1' ? 'Agency' : 'Carrier'}: ${conditions || 'everything'}`;
      return { records: [{ id: name, name }], totalRecords: 1 };
    },
  };
}

const lists = { '/agencies': listOf('1'), '/carriers': listOf('2') } as const;

function TwoLists() {
  const { pathname } = useLocation();
  const definition = pathname === '/agencies' ? lists['/agencies'] : lists['/carriers'];
  return (
    <>
      <nav>
        <Link to="/agencies">To the agencies</Link> <Link to="/carriers">To the carriers</Link>
      </nav>
      <ListScreen key={definition.title} definition={definition} />
    </>
  );
}

const iowa = { id: '1', name: 'Iowa', filterUri: '/Organization?organizationType=1&name.contains=Iowa' };
const harbor = { id: '2', name: 'Harbor', filterUri: '/Organization?organizationType=2&name.eq=Harbor' };

const meta = {
  title: 'Kernel/ListScreen',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: TwoLists, path: '/agencies' },
  beforeEach: () => {
    asked.mockClear();
    loadSavedFilters = async () => [iowa, harbor];
    return answerCalls({ answers: {} });
  },
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list that is opened without a question waits for the saved filters and requests rows by the first one of its own, and nothing else. */
export const FirstFilter: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agency: name.contains=Iowa')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['/Organization?organizationType=1&name.contains=Iowa']]);
  },
};

/** Before the saved filters have arrived nothing is requested. */
export const Waiting: Story = {
  beforeEach: () => {
    loadSavedFilters = () => new Promise(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agencies' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Advanced Filter' })).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
};

/** An address that says that there is no filter is taken at its word. */
export const NoFilter: Story = {
  args: { path: '/agencies?filter=' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agency: everything')).toBeVisible();
    await expect(asked.mock.calls).toEqual([['/Organization?organizationType=1']]);
  },
};

/** Clearing says so, and what is then searched for and given up does not bring the first filter back. */
export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Agency: name.contains=Iowa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(await canvas.findByText('Agency: everything')).toBeVisible();
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'a{Enter}');
    await expect(await canvas.findByText('Agency: search=a')).toBeVisible();
    await userEvent.clear(search);
    await expect(await canvas.findByText('Agency: everything')).toBeVisible();
  },
};

/** Saved filters that cannot be loaded are not waited for; the filter says why, and they can be retried. */
export const SavedFiltersFailed: Story = {
  beforeEach: () => {
    loadSavedFilters = async () => {
      throw new Error('The server is ill.');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Agency: everything')).toBeVisible();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The server is ill.');
    loadSavedFilters = async () => [iowa];
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('Agency: everything')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Saved filter' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Iowa (default)' }));
    await expect(await canvas.findByText('Agency: name.contains=Iowa')).toBeVisible();
  },
};

/** Unknown parts of an address are left out and named. */
export const Unknown: Story = {
  args: { path: '/agencies?filter=colour.eq%3Dred%26name.eq%3DHarbor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agency: name.eq=Harbor')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('there is no field “colour”');
  },
};

/** Two lists of a kind know nothing of each other: neither rows, nor filters, nor how they were looked at last. */
export const TwoOfAKind: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Agency: name.contains=Iowa')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the carriers' }));
    await expect(canvas.queryByText('Agency: name.contains=Iowa')).toBeNull();
    await expect(await canvas.findByText('Carrier: name.eq=Harbor')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the agencies' }));
    await expect(canvas.queryByText('Carrier: name.eq=Harbor')).toBeNull();
    await expect(await canvas.findByText('Agency: name.contains=Iowa')).toBeVisible();
  },
};

/** Each action that makes something opens what it makes it with, and closes no other. */
export const TwoCreations: Story = {
  args: { path: '/agencies?filter=' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import agencies' }));
    await expect(await canvas.findByRole('region', { name: 'Import agencies' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New agency' }));
    await expect(await canvas.findByRole('region', { name: 'New agency' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Import agencies' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }));
    await expect(canvas.queryByRole('region', { name: 'New agency' })).toBeNull();
  },
};
