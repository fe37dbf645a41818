import { isProblem, type Permissions, type PermissionsWrite } from '@studio/api';
import { draftOnce } from '../../../kernel/editor/fields/draftOnce.ts';
import { compareContents } from '../../../kernel/editor/history/compareContents.ts';
import { leavesUnconfirmed } from '../../../kernel/editor/IdempotentSaver.ts';
import { restObject } from '../../../kernel/editor/rest/restObject.ts';
import type { EditorDefinition } from '../../../kernel/editor/types.ts';
import { pathClient } from '../../../kernel/kind/idKind.ts';
import { saverOfOrigin } from '../../../kernel/object/newOrigin.ts';
import { makeObjectTexts, toEditorTexts } from '../../../kernel/object/ObjectTexts.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { once } from '../../../platform/i18n/once.ts';
import { refreshRights } from '../../../platform/rights/followRights.ts';
import { permissions } from '../early.ts';
import { permissionsText } from '../permissions.messages.ts';
import { type PermissionDraft, toPermissionBody, toPermissionDraft } from './model/permissionDraft.ts';
import { learnDescriptions, permissionOutline } from './model/permissionOutline.ts';

/** The texts of the permissions. */
export const permissionTexts = once(() =>
  makeObjectTexts(
    { noun: permissionsText('one'), nouns: permissionsText('many') },
    {
      saving: permissionsText('saving'),
      saved: permissionsText('saved'),
      discarded: permissionsText('discarded'),
    },
  ),
);

/** Drafts whose user agreed to lose what they could not give back to themselves, until the outcome of their save is known, and what is sent of them. */
const confirmed = new WeakSet<PermissionDraft | PermissionsWrite>();

/** Lets the next save of this very draft take from its user what they could not give back: they were asked. An edit, a merge and a refusal need another answer. */
export function confirmSelfRemoval(draft: PermissionDraft): void {
  confirmed.add(draft);
}

/** The keys of what the user of a save would lose, which was refused because they were not asked; null when it was not. */
export function selfRemovalOf(error: unknown): readonly string[] | null {
  if (!isProblem(error, 409) || error.problem.type !== '/problems/self-removal') return null;
  return error.problem.permissions ?? [];
}

/** The keys of the authorizations that a save was refused for. @param doc the version that was changed: what is sent has its rows */
export function refusedRows(error: unknown, doc: Permissions): ReadonlySet<string> {
  if (isProblem(error, 403)) return new Set([error.problem.permission ?? '']);
  if (!isProblem(error, 422)) return new Set();
  const rows = (error.problem.errors ?? []).flatMap(({ pointer }) => {
    const row = /^\/authorizationSummaries\/(\d+)\//.exec(pointer)?.[1];
    return doc.authorizationSummaries[Number(row)]?.authorization ?? [];
  });
  return new Set(rows);
}

const { rest, get } = permissions;
const { GET, POST } = pathClient;
const refuse = (message: string) => () => Promise.reject(new Error(message));

/** The calls of the editor: permissions are neither made nor deleted. */
export const permissionObject = restObject<Permissions, PermissionsWrite>({
  get,
  create: refuse('There are permissions of every user type already.'),
  update: (_userType, body, header) => {
    const query = confirmed.has(body) ? { confirmSelfRemoval: true } : {};
    return POST<Permissions>(rest, { params: { header, query }, body });
  },
  remove: refuse('There always are permissions of every user type.'),
  listReferences: refuse('Nothing refers to permissions but users.'),
  listVersions: (userType, query, signal) =>
    GET(`${rest}/versions`, { params: { query: { ...query, userType } }, signal }),
  getVersion: (userType, version, signal) =>
    GET<Permissions>(`${rest}/versions/{version}`, {
      params: { path: { version }, query: { userType } },
      signal,
    }),
  saverOf: saverOfOrigin,
});

/** One draft for each version: rows that are the same objects need not be compared. */
const toDraft = draftOnce((doc: Permissions): PermissionDraft => {
  learnDescriptions(doc);
  return toPermissionDraft(doc);
});

/** The declaration of the editor of the permissions of a user type. */
export const permissionEditor: EditorDefinition<Permissions, PermissionDraft> = {
  kind: permissions.kind,
  hasOwnId: true,
  schemaVersion: 1,
  toDraft,
  // Rows that list the same roles in one order say the same.
  normalise: ({ allowed }) => allowed,
  isValid: () => true,
  load: permissionObject.load,
  isSameObject: permissionObject.isSameObject,
  save: async (id, draft, base, options) => {
    const body = toPermissionBody(draft, base.doc);
    if (confirmed.has(draft)) confirmed.add(body);
    try {
      const saved = await permissionObject.save(id, body, base, options);
      confirmed.delete(draft);
      refreshRights();
      return saved;
    } catch (error) {
      // The repetition of a save whose answer was lost has to be the same.
      if (!leavesUnconfirmed(error)) confirmed.delete(draft);
      throw error;
    }
  },
  create: refuse('There are permissions of every user type already.'),
  toConflict: permissionObject.toConflict,
  asksAbout: (error) => selfRemovalOf(error) !== null,
  idOf: ({ userType }) => String(userType),
  saverOf: permissionObject.saverOf,
  outline: permissionOutline,
  versions: {
    ...permissionObject.versions,
    get restoreNote() {
      return objectText('versions.restoreNote');
    },
    compare: (before, after) => compareContents(permissionOutline, before, after),
  },
  texts: toEditorTexts(permissionTexts),
};
