import { type Permissions, type PermissionUser, result } from '@studio/api';
import { ConfirmDialog } from '@studio/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import type { ObjectParts, ObjectScreen, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { session, useMayUse } from '../../../platform/session/session.ts';
import { permissions } from '../early.ts';
import { permissionsText } from '../permissions.messages.ts';
import {
  confirmSelfRemoval,
  isSelfRemoval,
  permissionEditor,
  permissionObject,
  permissionTexts,
} from './definition.ts';
import type { PermissionDraft } from './model/permissionDraft.ts';
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
  const users = useResource(mayManage ? String(userType) : null, (signal) => loadUsers(userType, signal));
  // Each refusal is answered once.
  const [answered, setAnswered] = useState<unknown>(null);
  const isAsked = failure !== null && failure.error !== answered && isSelfRemoval(failure.error);
  const saved = permissionEditor.toDraft(base.doc);
  useReentry(() => {
    if (editor.isDirty && input.readOnlyReason === '') void editor.save();
  });
  return {
    invalidReason: null,
    isCovered: isAsked,
    dialogs: isAsked && (
      <ConfirmDialog
        isOpen
        tone="danger"
        title={permissionsText('own.title')}
        message={permissionsText('own.question')}
        confirmLabel={permissionsText('own.confirm')}
        cancelLabel={permissionsText('own.cancel')}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAnswered(failure.error);
        }}
        onConfirm={() => {
          setAnswered(failure.error);
          confirmSelfRemoval(editor.state.draft);
          void editor.save();
        }}
      />
    ),
    render: (frame) => (
      <PermissionPage
        {...{ frame, draft, saved, onDraftChange }}
        doc={base.doc}
        users={users.data ?? null}
        usersFault={users.error === null ? '' : describeError(users.error)}
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
  return <EditorRoute of={permissionScreen} />;
}

/** All users of a user type, with their roles, page by page. */
async function loadUsers(userType: 1 | 2 | 3 | 4, signal: AbortSignal): Promise<readonly PermissionUser[]> {
  const users: PermissionUser[] = [];
  for (;;) {
    const query = { userType, startIndex: users.length, numberOfRows };
    const { data } = await result(api.GET('/rest/Permission/users', { params: { query }, signal }));
    users.push(...data.records);
    if (data.records.length === 0 || users.length >= data.totalRecords) return users;
  }
}
