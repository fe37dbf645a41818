import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tooltip } from '@studio/ui';
import { type ReactNode, useState } from 'react';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { Base } from '../../app/Base.tsx';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { NoticeRoute, startNotice } from '../../kernel/object/plain/testing/noticeStory.tsx';
import { answerCalls } from '../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { ChangesTable } from '../../operations/history/details/ChangesTable.tsx';
import { fieldChanges } from '../../operations/history/fixtures/historyEntries.ts';
import { toDraft } from '../../screens/dataSets/editor/model.ts';
import { TryIt } from '../../screens/dataSets/editor/tryIt/TryIt.tsx';
import { staticSet } from '../../screens/dataSets/fixtures/dataSetDocs.ts';
import { Component as EmailRoute } from '../../screens/emails/editor/route.tsx';
import { newEmail } from '../../screens/emails/emails.api.ts';
import { preferences } from '../../screens/preferences/early.ts';
import { Component as PreferencesRoute } from '../../screens/preferences/editor/route.tsx';
import { beginRates } from '../../screens/rates/testing/beginRates.ts';
import { rate } from '../../screens/rates/testing/rateAnswers.ts';
import { ratesStory } from '../../screens/rates/testing/ratesStory.ts';
import { Component as SectionsRoute } from '../../screens/sections/list.tsx';
import { useObjectSearch } from '../../shell/palette/useObjectSearch.ts';
import { notices, notify } from '../feedback/notices.ts';
import { obeyPreferences } from './obeyPreferences.ts';
import { takePreferences } from './preferences.ts';

/** What is drawn otherwise as soon as a preference is another one; what happens without a screen is in `obeyed.test.ts`. */
function Drawn({ children }: { readonly children: ReactNode }) {
  return children;
}

const meta = {
  title: 'Platform/Obeyed preferences',
  tags: ['!dev', '!autodocs'],
  component: Drawn,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes what a preference is for one story, and notes the timers that are started. */
function under(values: Readonly<Record<string, string>>, end: () => void = () => undefined): () => void {
  takePreferences(values);
  spyOn(window, 'setTimeout');
  return () => {
    end();
    takePreferences({});
  };
}

/** Waits until a timer of so many milliseconds has been started. */
const timerStarts = (milliseconds: number) =>
  waitFor(() => {
    const started = mocked(window.setTimeout).mock.calls.map(([, delay]) => delay);
    return expect(started).toContain(milliseconds);
  });

/** How long a notification stays. */
export const Toasts: Story = {
  args: { children: <Base /> },
  beforeEach: () => {
    notices.list = [];
    return under({ 'console.toastSeconds': '41' }, () => {
      notices.list = [];
    });
  },
  play: async () => {
    notify({ message: 'Saved', tone: 'good' });
    await timerStarts(41_000);
  },
};

/** How long a save on leaving can be taken back. */
export const UndoAfterLeaving: Story = {
  args: { children: <RoutePage route={NoticeRoute} path="/notice/7" /> },
  beforeEach: () => {
    notices.list = [];
    return under({ 'console.leaveUndoSeconds': '42' }, startNotice());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 's');
    await userEvent.click(canvas.getByRole('link', { name: /notices/i }));
    await waitFor(() => expect(notices.list).toMatchObject([{ durationMs: 42_000 }]));
  },
};

/** The pause before a tooltip. */
export const Tooltips: Story = {
  args: {
    children: (
      <Tooltip content="Keeps what was typed">
        <Button>Save</Button>
      </Tooltip>
    ),
  },
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    const end = under({ 'console.tooltipDelayMilliseconds': '1043' }, () => {
      takePreferences({});
      obeyPreferences();
      if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
    });
    obeyPreferences();
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await timerStarts(1043);
  },
};

const searched = fn(async () => ({ records: [], totalRecords: 0 }));

function SearchedList() {
  return (
    <ListScreen
      definition={{
        kind: '/Claim',
        title: 'Claims',
        nouns: { one: 'claim', many: 'claims', heading: 'Claims' },
        searchPlaceholder: 'Search claims',
        columns: [{ key: 'name', header: 'Name', isSortable: true, render: () => '' }],
        defaultSort: { key: 'name', direction: 'asc' },
        getId: () => '',
        actions: {},
        loadActions: async () => [],
        load: searched,
      }}
    />
  );
}

/** The pause before a list is searched. */
export const SearchOfLists: Story = {
  args: { children: <RoutePage route={SearchedList} path="/claims" /> },
  beforeEach: () => under({ 'lists.searchDelayMilliseconds': '1044' }, answerCalls({ answers: {} })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'r');
    await timerStarts(1044);
  },
};

/** The pause before preferences are searched. */
export const SlowSearch: Story = {
  args: { children: <RoutePage route={PreferencesRoute} path={preferences.path} /> },
  beforeEach: () => {
    const versions = { records: [], totalRecords: 0 };
    const answers = {
      [preferences.rest.read]: [],
      [preferences.rest.versions]: versions,
      '/rest/Actions': [],
    };
    return under({ 'lists.slowSearchDelayMilliseconds': '1045' }, answerCalls({ answers }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'r');
    await timerStarts(1045);
  },
};

/** The same pause before section templates are searched. */
export const SlowSearchOfSections: Story = {
  args: { children: <RoutePage route={SectionsRoute} path="/config/sectionTemplate/browser" /> },
  beforeEach: () => {
    const answers = {
      '/rest/SectionTemplate/filter': { records: [], totalRecords: 0 },
      '/rest/Actions': [],
    };
    return under({ 'lists.slowSearchDelayMilliseconds': '1048' }, answerCalls({ answers }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search Name' }), 'r');
    await timerStarts(1048);
  },
};

function Palette() {
  const [text, setText] = useState('');
  useObjectSearch(text);
  return <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** The pause before the command palette searches objects. */
export const SearchOfThePalette: Story = {
  args: { children: <Palette /> },
  beforeEach: () => under({ 'search.paletteDelayMilliseconds': '1046' }, answerCalls({ answers: {} })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'r');
    await timerStarts(1046);
  },
};

/** The pause before criteria are tried. */
export const TryingCriteria: Story = {
  args: {
    children: <TryIt isOpen onClose={fn()} doc={staticSet} draft={toDraft(staticSet)} invalidReason={null} />,
  },
  beforeEach: () => under({ 'editor.tryItDelayMilliseconds': '1047' }, answerCalls({ answers: {} })),
  play: () => timerStarts(1047),
};

/** How many changes of an entry of the history are drawn at once. */
export const ChangesAtOnce: Story = {
  args: { children: <ChangesTable changes={fieldChanges(30)} changeCount={30} /> },
  beforeEach: () => under({ 'history.changesAtOnce': '12' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more fields' }));
    await expect(canvas.getByRole('button', { name: 'Show 6 more fields' })).toBeVisible();
  },
};

const twoRecipients = {
  ...{ ...newEmail, id: '7', version: 1, name: 'Quote Issued', subject: 'Quote' },
  to: ['ann@example.com', 'ben@example.com'].map((address) => ({ address, role: null })),
};

/** How many recipients a message may have. */
export const Recipients: Story = {
  args: { children: <RoutePage route={EmailRoute} path="/config/notification/email/manage/7" /> },
  beforeEach: () => {
    const answers = {
      '/rest/NotificationEmailTemplate/7': twoRecipients,
      '/rest/Actions': [],
      '/rest/NotificationPlaceholder': [],
      '/rest/User/recipients': [],
    };
    return under(
      { 'editor.mostRecipients': '1' },
      answerCalls({ answers, permissions: ['MODIFY_CONFIG_EMAIL'] }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At most 1 recipients; these are 2.')).toBeVisible();
  },
};

const overlap = 'Overlaps another entry of the same location and product';

/** Whether entries that overlap are marked. */
export const Overlaps: Story = {
  args: { children: <RoutePage {...ratesStory.args} /> },
  beforeEach: async () => under({}, await beginRates([rate(1), rate(2)])),
  play: async () => {
    const grid = within(await screen.findByRole('grid', { name: 'Entries' }));
    await waitFor(() => expect(grid.queryAllByText(overlap, { exact: false })).not.toHaveLength(0));
    takePreferences({ 'rates.warnOfOverlaps': 'false' });
    await waitFor(() => expect(grid.queryAllByText(overlap, { exact: false })).toHaveLength(0));
  },
};
