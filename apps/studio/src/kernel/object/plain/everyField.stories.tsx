import type { Meta, StoryObj } from '@storybook/react-vite';
import { type AuthorizationKey, ProblemError } from '@studio/api';
import { Dialog } from '@studio/ui';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { session } from '../../../platform/session/session.ts';
import { resetLookup } from '../../resource/testing/settleLookup.ts';
import { EditorRoute } from '../EditorRoute.tsx';
import { earlyObject } from '../earlyObject.ts';
import { answerCalls } from '../testing/answerCalls.ts';
import { RoutePage } from '../testing/RoutePage.tsx';
import { plainScreen } from './plainScreen.ts';
import {
  type Notice,
  type NoticeDraft,
  newNotice,
  noticeEditor,
  noticeProducts,
} from './testing/everyField.ts';

const first: Notice = {
  ...newNotice,
  ...{ id: '7', version: 1, name: 'Storm', days: 3, rate: 1.25, start: Date.UTC(2026, 0, 31) },
  ...{ country: 'Canada', state: 'Quebec', product: 'gl', products: ['gl', 'retired'], tags: ['wind'] },
  steps: [
    { role: 'Agent', after: 1, channel: 'E-mail', isCopied: true },
    { role: 'Carrier', after: 3, channel: null, isCopied: false },
  ],
  ...{ notes: 'Two\nlines', code: 'X-1', lastModifiedBy: { id: 'ana', name: 'Ana North' } },
};
const products = [
  { value: 'gl', label: 'General Liability' },
  { value: 'im', label: 'Inland Marine' },
];
const actions = ['Discard', 'Save', 'Activate', 'Deactivate', 'Send'];
const all: readonly AuthorizationKey[] = ['MANAGE_DATASETS', 'MANAGE_RULES'];

/** What the server of the story holds, and what it was sent. */
let users = 0;
let stored = first;
let refusals: readonly { pointer: string; message: string }[] = [];

const etagOf = ({ version }: Notice) => `"${version}"`;
const answer = (doc: Notice) => ({
  data: doc,
  response: new Response(null, { headers: { ETag: etagOf(doc) } }),
});

function refuse(status: number, members: object): never {
  const problem = { type: 'about:blank', title: 'Refused', status, ...members };
  throw new ProblemError(status, problem, new Headers());
}

const get = async () => answer(stored);
const { editor, object, texts, paths } = noticeEditor({
  get,
  create: async () => answer(stored),
  update: async (_id, body, headers) => {
    if (headers['If-Match'] !== etagOf(stored)) {
      refuse(412, { current: stored, etag: etagOf(stored) });
    }
    if (refusals.length > 0) refuse(422, { errors: refusals });
    stored = { ...stored, ...body, version: stored.version + 1 };
    return answer(stored);
  },
});

/** Why the next action is refused; null when it is not. */
let actionRefusal: string | null = null;

/** Sets the status of what is stored, as an action of the server. */
async function setStatus(enabled: boolean, etag: string) {
  if (actionRefusal !== null) refuse(422, { detail: actionRefusal });
  if (etag !== etagOf(stored)) refuse(412, { current: stored, etag: etagOf(stored) });
  stored = { ...stored, enabled, version: stored.version + 1 };
  return { doc: stored, etag: etagOf(stored) };
}

const screen = plainScreen<Notice, NoticeDraft>({
  ...{ editor, texts, paths, calls: object },
  early: earlyObject<Notice>('/Notice', get),
  permission: 'MANAGE_DATASETS',
  nameOf: ({ name }) => name || 'New notice',
  actions: {
    Activate: {
      does: 'change',
      label: () => 'Activate',
      lockedBecause: (_draft, { enabled }) => (enabled ? 'It is active.' : null),
      texts: () => ({ loading: 'Activating notice', success: 'Activated notice' }),
      run: ({ etag }) => setStatus(true, etag),
      unsaved: 'kept',
    },
    Deactivate: {
      does: 'change',
      label: () => 'Deactivate',
      lockedBecause: (_draft, { enabled }) => (enabled ? null : 'It is inactive.'),
      question: ({ name }) => ({ message: `Nobody sees ${name} any more. Deactivate it?`, tone: 'danger' }),
      texts: () => ({ loading: 'Deactivating notice', success: 'Deactivated notice' }),
      run: ({ etag }) => setStatus(false, etag),
    },
    Send: {
      does: 'dialog',
      label: () => 'Send',
      Dialog: ({ isOpen, onClose, draft: { name } }) => (
        <Dialog isOpen={isOpen} onOpenChange={onClose} title={`Send ${name}`} closeLabel="Close">
          <p>As it is on the screen.</p>
        </Dialog>
      ),
    },
  },
  useOwnParts: () => ({ banners: <p>A banner of its own.</p> }),
});

const answers = {
  '/rest/Actions': actions.map((name) => ({ name, enabled: true })),
  '/rest/NoticeProducts': products,
};

/** Begins a story with the object as it was first. */
function start(permissions: readonly AuthorizationKey[] = all, given: Record<string, unknown> = answers) {
  stored = first;
  refusals = [];
  actionRefusal = null;
  resetLookup(noticeProducts);
  const end = answerCalls({ answers: given, permissions });
  users += 1;
  // What is kept of one story's edits is not offered in the next.
  if (session.current) session.current.user = { ...session.current.user, id: `story ${users}` };
  return end;
}

const meta = {
  title: 'Kernel/Every field',
  tags: ['!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: () => <EditorRoute of={screen} />, path: '/notice/7' },
  beforeEach: () => start(),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });
const number = (canvas: Canvas, name: string) => canvas.findByRole('spinbutton', { name });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^Save/ });
/** The screen's own: the editor of texts has one, too. */
const undoButton = (canvas: Canvas) =>
  within(canvas.getByRole('toolbar', { name: 'Actions' })).getByRole('button', { name: 'Undo' });
const isOff = (canvas: Canvas) => saveButton(canvas).getAttribute('aria-disabled') === 'true';

/** Every kind of field, and two lists. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Name')).toHaveValue('Storm');
    await expect(canvas.getByText('A banner of its own.')).toBeVisible();
    await expect(await field(canvas, 'Start')).toHaveValue('01/31/2026');
    await expect(await number(canvas, 'Rate')).toHaveValue('1.25');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveValue('General Liability'),
    );
    await expect(canvas.getByText('retired')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** A field that another one asks for comes with it, is required then, and blocks nothing once it is hidden again. */
export const Conditional: Story = {
  play: async ({ canvas, userEvent }) => {
    const urgent = await canvas.findByRole('checkbox', { name: 'Urgent' });
    await userEvent.click(urgent);
    const reason = await field(canvas, /^Reason/);
    await expect(reason).toHaveAccessibleDescription('Reason is required.');
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(reason, 'Flood');
    await expect(isOff(canvas)).toBe(false);
    const days = await number(canvas, 'Days');
    await userEvent.clear(days);
    await userEvent.type(days, '9');
    await expect(days).toHaveAccessibleDescription('At most 7 while it is urgent.');
    await userEvent.clear(reason);
    await userEvent.click(urgent);
    await expect(days).toBeValid();
    await expect(isOff(canvas)).toBe(false);
  },
};

/** A text that is no date is not taken for none: it is a fault until it is mended or taken away. */
export const Unreadable: Story = {
  play: async ({ canvas, userEvent }) => {
    const start_ = await field(canvas, 'Start');
    await userEvent.clear(start_);
    await userEvent.type(start_, '13/45/2026');
    await userEvent.tab();
    await waitFor(() => expect(start_).toBeInvalid());
    await waitFor(() => expect(isOff(canvas)).toBe(true));
    await expect(start_).toHaveValue('13/45/2026');
    await userEvent.clear(start_);
    await userEvent.type(start_, '02/28/2026');
    await userEvent.tab();
    await waitFor(() => expect(start_).toBeValid());
    await expect(isOff(canvas)).toBe(false);
  },
};

/** Each edit is taken back by one step, and the focus goes with it. */
export const Undo: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urgent' }));
    const days = await number(canvas, 'Days');
    await userEvent.clear(days);
    await userEvent.type(days, '12');
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    for (const _ of [1, 2, 3]) await userEvent.click(undoButton(canvas));
    await expect(await number(canvas, 'Days')).toHaveValue('3');
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Urgent' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove flood' })).toBeVisible();
    await userEvent.click(undoButton(canvas));
    await expect(canvas.queryByRole('button', { name: 'Remove flood' })).toBeNull();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** What somebody else saved meanwhile is merged, tag by tag; what is saved was said before. */
export const Merged: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    stored = { ...first, version: 2, tags: ['wind', 'hail'], rate: 2.5, products: ['im'] };
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.version).toBe(3));
    await expect([...stored.tags].toSorted()).toEqual(['flood', 'hail', 'wind']);
    await expect([stored.rate, stored.products]).toEqual([2.5, ['im']]);
    await expect(await number(canvas, 'Rate')).toHaveValue('2.5');
    await expect(canvas.getByRole('button', { name: 'Remove hail' })).toBeVisible();
  },
};

/** What would be saved is said in the words of the fields, of choices and of rows. */
export const WhatAmISaving: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Tags' }), 'flood{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    const rate = await number(canvas, 'Rate');
    await userEvent.clear(rate);
    await userEvent.type(rate, '4');
    const product = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.clear(product);
    await userEvent.type(product, 'inland{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show unsaved changes' }));
    const page = within(canvasElement.ownerDocument.body);
    for (const text of [/Tags: flood/, /Weekly/, /4 %/, /Inland Marine/]) {
      await expect((await page.findAllByText(text)).length).toBeGreaterThan(0);
    }
  },
};

/** What the server refuses of one row is said at it, and at its list. */
export const RowRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'flood{Enter}');
    refusals = [{ pointer: '/tags/1/text', message: "The tag 'flood' is not allowed." }];
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(tags).toHaveAccessibleDescription("The tag 'flood' is not allowed."));
    const chips = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    await expect(chips.map((chip) => chip.dataset['invalid'] ?? '')).toEqual(['', 'true']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove wind' }));
    await expect(tags).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove flood' }));
    await expect(tags).toBeValid();
  },
};

/** What the server refuses of a field that is not shown is said where it can be seen. */
export const HiddenRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas, 'Name'), 's');
    refusals = [{ pointer: '/reason', message: 'It names nobody.' }];
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText(/Reason \(not shown\): It names nobody\./)).toBeVisible();
  },
};

/** While choices cannot be loaded, what is chosen stays, by its value; it is right, and can be saved. */
export const ChoicesMissing: Story = {
  beforeEach: () => start(all, { '/rest/Actions': answers['/rest/Actions'] }),
  play: async ({ canvas, userEvent }) => {
    const product = await canvas.findByRole('combobox', { name: 'Product' });
    await expect(product).toHaveValue('gl');
    await waitFor(() => expect(product).toHaveAccessibleDescription(/The choices could not be loaded/));
    await expect(product).toBeValid();
    await expect(canvas.getByText('retired')).toBeVisible();
    await userEvent.type(await field(canvas, 'Name'), 's');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.name).toBe('Storms'));
    await expect([stored.product, stored.products]).toEqual(['gl', ['gl', 'retired']]);
  },
};

/** A stored value that is not offered any more is shown and kept, until another one is chosen. */
export const NotOffered: Story = {
  beforeEach: () => {
    const end = start();
    stored = { ...first, state: 'Yukon', product: 'old', level: 9, pace: 'hourly' as Notice['pace'] };
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    const level = await canvas.findByRole('combobox', { name: 'Level' });
    await expect(level).toHaveValue('9');
    await expect(level).toHaveAccessibleDescription('Kept, though not among the choices: 9.');
    await expect(level).toBeValid();
    await expect(canvas.getByRole('radio', { name: 'hourly (not offered)' })).toBeChecked();
    const product = canvas.getByRole('combobox', { name: 'Product' });
    await waitFor(() =>
      expect(product).toHaveAccessibleDescription('Kept, though not among the choices: old.'),
    );
    const several = canvas.getByRole('combobox', { name: 'Products' });
    await expect(several).toHaveAccessibleDescription(/not among the choices: retired\./);
    await userEvent.type(await field(canvas, 'Name'), 's');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.name).toBe('Storms'));
    await expect([stored.state, stored.product, stored.level, stored.pace, stored.products]).toEqual([
      'Yukon',
      'old',
      9,
      'hourly',
      ['gl', 'retired'],
    ]);
    await userEvent.clear(level);
    await userEvent.type(level, 'high{Enter}');
    await expect(level).not.toHaveAccessibleDescription(/Kept/);
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.level).toBe(11));
  },
};

/** Rows of several fields: each cell says what is wrong with it; a blank row counts for nothing; each intent is one step. */
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    const role = (row: number) => field(canvas, new RegExp(`^Role, row ${row}`));
    const roles = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Role, row/ }).map(({ value }) => value);
    await userEvent.click(await role(1));
    await userEvent.keyboard('{Enter}');
    await expect(await role(2)).toHaveFocus();
    await expect([roles(), isOff(canvas)]).toEqual([['Agent', '', 'Carrier'], true]);
    await userEvent.type(await number(canvas, 'After (days), row 2'), '2');
    await expect(await role(2)).toHaveAccessibleDescription('Role is required.');
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(await role(2), 'Broker');
    await expect(isOff(canvas)).toBe(false);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(roles()).toEqual(['Broker', 'Agent', 'Carrier']);
    await expect(await role(1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 2' }));
    await expect(canvas.getByRole('button', { name: 'Remove step 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.steps.map((step) => step.role)).toEqual(['Broker', 'Carrier']));
    for (const _ of [1, 2]) await userEvent.click(undoButton(canvas));
    await waitFor(() => expect(roles()).toEqual(['Broker', 'Agent', 'Carrier']));
    await userEvent.click(undoButton(canvas));
    await waitFor(() => expect(roles()).toEqual(['Agent', 'Broker', 'Carrier']));
  },
};

/** What the server refuses of a cell stands at it, though blank rows stand before it; two that stand twice are said below. */
export const CellRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await field(canvas, /^Role, row 1/));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(canvas, /^Role, row 3/), 's');
    refusals = [{ pointer: '/steps/1/role', message: 'There is no such role.' }];
    await userEvent.click(saveButton(canvas));
    const carriers = await field(canvas, /^Role, row 3/);
    await waitFor(() => expect(carriers).toHaveAccessibleDescription('There is no such role.'));
    await expect(await field(canvas, /^Role, row 2/)).toBeValid();
    await userEvent.clear(carriers);
    await userEvent.type(carriers, 'Agent');
    await expect(carriers).toBeValid();
    await expect(canvas.getByText('A role stands twice.')).toBeVisible();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** Rows that two people added are both there; one that both changed in different fields is merged. */
export const RowsMerged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add step' }));
    await userEvent.type(await field(canvas, /^Role, row 3/), 'Broker');
    const [agent, carrier] = first.steps;
    const theirs = [
      { role: 'Agent', after: 9, channel: 'Letter', isCopied: true },
      { role: 'Clerk', after: null, channel: null, isCopied: false },
    ];
    stored = { ...first, version: 2, steps: [...theirs, ...(carrier ? [carrier] : [])] };
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(stored.version).toBe(3));
    await expect(stored.steps.map((step) => step.role).toSorted()).toEqual([
      'Agent',
      'Broker',
      'Carrier',
      'Clerk',
    ]);
    await expect(stored.steps.find((step) => step.role === agent?.role)?.after).toBe(9);
  },
};

/** An action asks first; what comes of it is on the screen; the other one keeps unsaved edits. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, 'Name');
    const action = (label: string) => canvas.findByRole('button', { name: label });
    await expect(await action('Activate')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, 's');
    await expect(await action('Deactivate')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(name);
    await userEvent.type(name, 'Storm');
    await userEvent.click(await action('Deactivate'));
    const question = within(await page.findByRole('alertdialog', { name: 'Deactivate' }));
    await expect(question.getByText('Nobody sees Storm any more. Deactivate it?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Inactive' })).toBeChecked());
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(name, 's');
    await userEvent.click(await action('Activate'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked());
    await expect(name).toHaveValue('Storms');
    await userEvent.click(await action('Send'));
    const dialog = within(await page.findByRole('dialog', { name: 'Send Storms' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** What fails is said in the question that is open, otherwise in a line that stays until it is tried again or dismissed. */
export const ActionFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    actionRefusal = 'It is still in use.';
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await question.findByText('It is still in use.')).toBeVisible();
    actionRefusal = null;
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    actionRefusal = 'It has no recipient.';
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(await canvas.findByText('It has no recipient.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('It has no recipient.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('It has no recipient.')).toBeNull();
  },
};

/** A field whose permission is missing is locked, and says which; the others are not. */
export const OneLocked: Story = {
  beforeEach: () => start(['MANAGE_DATASETS']),
  play: async ({ canvas }) => {
    const code = await field(canvas, 'Code');
    await expect(code).toHaveAttribute('readonly');
    await expect(code).toHaveAccessibleDescription(/Manage rules/);
    await expect(await field(canvas, 'Name')).not.toHaveAttribute('readonly');
  },
};

/** Without the permission of the screen nothing can be changed, and everything can be read. */
export const ReadOnly: Story = {
  beforeEach: () => start([]),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Days', 'Rate']) {
      await expect(await number(canvas, name)).toHaveAttribute('readonly');
    }
    for (const name of ['Name', 'Start', 'Code', 'Notes']) {
      await expect(await field(canvas, new RegExp(`^${name}`))).toHaveAttribute('readonly');
    }
    const urgent = canvas.getByRole('checkbox', { name: 'Urgent' });
    await userEvent.click(urgent);
    await expect(urgent).not.toBeChecked();
    for (const name of ['Country', 'State', 'Product', 'Products']) {
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled();
    }
    await expect(canvas.queryByRole('button', { name: 'Remove wind' })).toBeNull();
  },
};

/** Fields that stand side by side stand below one another where the editor is narrow. */
export const Narrow: Story = {
  parameters: { frame: { blockSize: '100vh', inlineSize: '600px' } },
  render: (args) => (
    <div style={{ inlineSize: '600px' }}>
      <RoutePage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [days, rate] = [await number(canvas, 'Days'), await number(canvas, 'Rate')];
    await expect(rate.getBoundingClientRect().top).toBeGreaterThan(days.getBoundingClientRect().bottom);
    await expect(rate.getBoundingClientRect().left).toBe(days.getBoundingClientRect().left);
  },
};
