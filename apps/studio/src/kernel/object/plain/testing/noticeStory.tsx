import { type AuthorizationKey, ProblemError } from '@studio/api';
import { Dialog } from '@studio/ui';
import { session } from '../../../../platform/session/session.ts';
import type { LostReferences } from '../../../editor/lostBy.ts';
import { resetLookup } from '../../../resource/testing/settleLookup.ts';
import { EditorRoute } from '../../EditorRoute.tsx';
import { earlyObject } from '../../earlyObject.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { plainScreen } from '../plainScreen.ts';
import { RowGrid } from '../RowGrid.tsx';
import {
  type Notice,
  type NoticeDraft,
  newNotice,
  noticeEditor,
  noticeProducts,
  onTabs,
} from './everyField.ts';

/** The object as each story begins with it. */
export const firstNotice: Notice = {
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

interface NoticeServer {
  /** What it holds. */
  stored: Notice;
  /** What it finds wrong with the next save. */
  refusals: readonly { readonly pointer: string; readonly message: string }[];
  /** How the next save fails before anything is looked at; null when it does not. */
  saveFailure: { readonly status: number; readonly detail: string } | null;
  /** What names what saves take away, unless they say that it was agreed to; null when nothing does. */
  named: LostReferences | null;
  /** Why it refuses the next action; null when it does not. */
  actionRefusal: string | null;
}

/** The server of the stories. */
export const noticeServer: NoticeServer = {
  stored: firstNotice,
  refusals: [],
  saveFailure: null,
  named: null,
  actionRefusal: null,
};
let users = 0;

const etagOf = ({ version }: Notice) => `"${version}"`;
const answer = (doc: Notice) => ({
  data: doc,
  response: new Response(null, { headers: { ETag: etagOf(doc) } }),
});

function refuse(status: number, members: object): never {
  const problem = { type: 'about:blank', title: 'Refused', status, ...members };
  throw new ProblemError(status, problem, new Headers());
}

const get = async () => answer(noticeServer.stored);
const calls: Parameters<typeof noticeEditor>[0] = {
  get,
  create: async () => answer(noticeServer.stored),
  update: async (_id, body, headers, { expectedReferences }) => {
    const { saveFailure, named } = noticeServer;
    if (saveFailure !== null) refuse(saveFailure.status, { detail: saveFailure.detail });
    if (headers['If-Match'] !== etagOf(noticeServer.stored)) {
      refuse(412, { current: noticeServer.stored, etag: etagOf(noticeServer.stored) });
    }
    if (named !== null && named.expectedReferences !== expectedReferences) refuse(409, named);
    if (noticeServer.refusals.length > 0) refuse(422, { errors: noticeServer.refusals });
    noticeServer.stored = { ...noticeServer.stored, ...body, version: noticeServer.stored.version + 1 };
    return answer(noticeServer.stored);
  },
};

/** Sets the status of what is noticeServer.stored, as an action of the server. */
async function setStatus(enabled: boolean, etag: string) {
  if (noticeServer.actionRefusal !== null) refuse(422, { detail: noticeServer.actionRefusal });
  if (etag !== etagOf(noticeServer.stored))
    refuse(412, { current: noticeServer.stored, etag: etagOf(noticeServer.stored) });
  noticeServer.stored = { ...noticeServer.stored, enabled, version: noticeServer.stored.version + 1 };
  return { doc: noticeServer.stored, etag: etagOf(noticeServer.stored) };
}

function makeScreen({ editor, texts, paths, object }: ReturnType<typeof noticeEditor>) {
  return plainScreen<Notice, NoticeDraft>({
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
}

const inOneColumn = makeScreen(noticeEditor(calls));
const tabbed = makeScreen(noticeEditor(calls, onTabs));
const gridded = makeScreen(noticeEditor(calls, undefined, RowGrid));

/** The screen with all fields in one column. */
export function NoticeRoute() {
  return <EditorRoute of={inOneColumn} />;
}

const showingRefusals = { ...inOneColumn, definition: { ...inOneColumn.definition, showsRefusals: true } };

/** The screen, which is declared to show what the server refuses. */
export function RefusalsRoute() {
  return <EditorRoute of={showingRefusals} />;
}

/** The screen with its fields in groups, on two tabs. */
export function TabbedNoticeRoute() {
  return <EditorRoute of={tabbed} />;
}

/** The screen whose rows are a grid. */
export function GriddedNoticeRoute() {
  return <EditorRoute of={gridded} />;
}

/** What is asked beside the object. */
export const noticeAnswers = {
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
  '/rest/NoticeProducts': products,
};

/** Begins a story with the object as it was first. @param given what is answered to other calls. Default: all that the screen asks */
export function startNotice(
  permissions: readonly AuthorizationKey[] = all,
  given: Record<string, unknown> = noticeAnswers,
) {
  Object.assign(noticeServer, {
    ...{ stored: firstNotice, refusals: [], saveFailure: null, named: null, actionRefusal: null },
  });
  resetLookup(noticeProducts);
  const end = answerCalls({ answers: given, permissions });
  users += 1;
  // What is kept of one story's edits is not offered in the next.
  if (session.current) session.current.user = { ...session.current.user, id: `story ${users}` };
  return end;
}
