import { isProblem, type Permissions, type PermissionUser, result } from '@studio/api';
import { ConfirmDialog, EmptyState, Link } from '@studio/ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import type { ObjectParts, ObjectScreen, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { usePageTitle } from '../../../kernel/screen/usePageTitle.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { rightsChanges, session, useMayUse } from '../../../platform/session/session.ts';
import { permissions } from '../early.ts';
import { permissionsText } from '../permissions.messages.ts';
import {
  confirmSelfRemoval,
  permissionEditor,
  permissionObject,
  permissionTexts,
  refusedRows,
  selfRemovalOf,
} from './definition.ts';
import { ownLossTitle } from './EffectPanel.tsx';
import type { PermissionDraft } from './model/permissionDraft.ts';
import type { PermissionPeople } from './model/saveOutlook.ts';
import { PermissionPage } from './PermissionPage.tsx';

const permission = 'MANAGE_PERMISSIONS';
/** Users of a page. */
const numberOfRows = 500;

/** Calls back when the user goes to the place where they are already. */
function useReentry(onReentry: () => void): void {
  const { key, pathname } = useLocation();
  const known = useRef({ key, pathname });
  const reenter = useEffectEvent(onReentry);
  useEffect(() => {
    const before = known.current;
    known.current = { key, pathname };
    if (before.pathname === pathname && before.key !== key) reenter();
  }, [key, pathname]);
}

function usePermissionParts(input: PartsInput<Permissions, PermissionDraft>): ObjectParts {
  const { state, onDraftChange } = input;
  const { editor, draft, base, failure } = state;
  const { userType } = base.doc;
  const { current } = useSnapshot(session);
  const mayManage = useMayUse(permission);
  const people = useResource(mayManage ? String(userType) : null, (signal) => loadPeople(userType, signal));
  const reloadPeople = useEffectEvent(() => people.reload());
  useEffect(() => rightsChanges.on(() => reloadPeople()), []);
  const error = failure?.error ?? null;
  const lost = selfRemovalOf(error);
  const isAsked = lost !== null;
  const refused = useMemo(() => refusedRows(error, base.doc), [error, base.doc]);
  const saved = permissionEditor.toDraft(base.doc);
  useReentry(() => {
    if (!editor.isDirty || input.readOnlyReason !== '') return;
    void editor.save().then((isSaved) => (isSaved ? editor.catchUp() : null));
  });
  return {
    invalidReason: null,
    isCovered: isAsked,
    dialogs: isAsked && (
      <ConfirmDialog
        isOpen
        tone="danger"
        title={ownLossTitle(lost, (key) => descriptionOf(base.doc, key))}
        message={permissionsText('own.question', {
          authorizations: lost.map((key) => descriptionOf(base.doc, key)).join(', '),
        })}
        confirmLabel={permissionsText('own.confirm')}
        cancelLabel={permissionsText('own.cancel')}
        onCancel={() => editor.forgetFailure()}
        onConfirm={() => {
          confirmSelfRemoval(editor.state.draft);
          void editor.save();
        }}
      />
    ),
    render: (frame) => (
      <PermissionPage
        {...{ frame, draft, saved, refused, onDraftChange }}
        onKept={() => {
          if (isProblem(error, 409)) editor.forgetFailure();
        }}
        doc={base.doc}
        people={people.data ?? null}
        usersFault={people.error === null ? '' : describeError(people.error)}
        onUsersRetry={people.reload}
        ownId={current?.user.id ?? ''}
      />
    ),
  };
}

/** The screen of the permissions of a user type. */
const permissionScreen: ObjectScreen<Permissions, PermissionDraft> = {
  definition: permissionEditor,
  calls: permissionObject,
  early: permissions.object,
  permission,
  texts: permissionTexts,
  listPath: null,
  nameOf: ({ userType }) => permissionsText('title', { type: permissionsText(`type.${userType}`) }),
  subjectOf: ({ userType }) => permissionsText('subject', { type: permissionsText(`type.${userType}`) }),
  idIn: permissions.idIn,
  path: ({ userType }) => permissions.pathOfId(String(userType)),
  pathOfId: permissions.pathOfId,
  backupSection: 'Assigned Authorizations',
  useParts: usePermissionParts,
};

/** The permissions of the user type that the address names. */
export function Component() {
  const { pathname } = useLocation();
  const userType = permissions.idIn(pathname);
  return permissions.isUserType(userType) ? (
    <EditorRoute of={permissionScreen} />
  ) : (
    <UnknownType {...{ userType }} />
  );
}

/** There is no such user type. */
function UnknownType({ userType }: { readonly userType: string }) {
  const title = permissionsText('unknown.title');
  usePageTitle(title);
  const first = permissionsText('unknown.open', { type: permissionsText('type.1') });
  return (
    <EmptyState
      title={title}
      action={<Link render={<RouterLink to={permissions.pathOfId('1')} />}>{first}</Link>}
    >
      {permissionsText('unknown.text', { userType })}
    </EmptyState>
  );
}

/** What an authorization is called. @param key its key, which is what it is called when there is no such row */
function descriptionOf({ authorizationSummaries }: Permissions, key: string): string {
  return authorizationSummaries.find(({ authorization }) => authorization === key)?.description ?? key;
}

/** All users of a user type, with their roles, page by page, and what else a save depends on. */
async function loadPeople(userType: 1 | 2 | 3 | 4, signal: AbortSignal): Promise<PermissionPeople> {
  const users: PermissionUser[] = [];
  for (;;) {
    const query = { userType, startIndex: users.length, numberOfRows };
    const { data } = await result(api.GET('/rest/Permission/users', { params: { query }, signal }));
    users.push(...data.records);
    if (data.records.length > 0 && users.length < data.totalRecords) continue;
    return { users, withheld: new Set(data.withheld), isKeptElsewhere: data.isKeptElsewhere };
  }
}
