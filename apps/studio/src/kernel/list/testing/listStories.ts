import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { answerCalls } from '../../object/testing/answerCalls.ts';
import type { RoutePage } from '../../object/testing/RoutePage.tsx';

type Story = StoryObj<typeof RoutePage>;

/** What is particular to the stories of a list. */
export interface ListStoriesInput<Row> {
  /** The component of the list's route. */
  readonly route: ComponentType;
  /** The path of the list in the console. */
  readonly path: string;
  /** The path of the list call. */
  readonly call: string;
  /** The names of the server's actions. */
  readonly actions: readonly string[];
  /** The name of the search box. */
  readonly search: string;
  /** Two rows as a user knows them. */
  readonly rows: readonly [Row, Row];
  /** The first of these rows with another name. */
  rename(row: Row, name: string): Row;
}

/** A name in letters that run from right to left, with markup that must stay text. */
const foreignName = 'تأكيد <b>عرض</b> السعر';

/** The stories that the page of every list has: what is empty, has failed, or is hard to draw. Its own are declared beside them. */
export function listStories<Row>({
  route,
  path,
  call,
  actions,
  search,
  rows,
  rename,
}: ListStoriesInput<Row>) {
  const answersWith = (records: readonly Row[]) =>
    answerCalls({
      answers: {
        [call]: { records, totalRecords: records.length },
        '/rest/SavedFilter': [],
        '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
      },
    });
  const empty: Story = {
    args: { path: `${path}?q=zzz` },
    beforeEach: () => answersWith([]),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(/^No matching/)).toBeVisible();
      await expect(canvas.getByRole('searchbox', { name: search })).toHaveValue('zzz');
    },
  };
  const failed: Story = {
    beforeEach: () => answerCalls({ answers: {} }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('This page could not be loaded')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Retry' }).at(-1)).toBeVisible();
      await expect(canvas.queryByText(/^Showing/)).toBeNull();
    },
  };
  const awkward: Story = {
    beforeEach: () => answersWith([rename(rows[0], 'Long name '.repeat(99)), rename(rows[1], foreignName)]),
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByRole('link', { name: foreignName })).toBeVisible();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    },
  };
  return {
    /** To be spread into the file's meta. */
    meta: {
      parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
      args: { route, path },
      beforeEach: () => answersWith(rows),
    },
    /** Nothing matches the search in the address. */
    empty,
    /** The server says why there is no list; it can be asked again. */
    failed,
    /** A name of a thousand letters, and one with markup, from right to left. */
    awkward,
  };
}
