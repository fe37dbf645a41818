import type { Permissions } from '@studio/api';
import fc from 'fast-check';
import { anyCase, type EditorCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { permissionEditor } from './editor/definition.ts';
import {
  isAllowed,
  type PermissionDraft,
  setCells,
  toPermissionBody,
} from './editor/model/permissionDraft.ts';

const keys = ['BIND', 'QUOTE', 'VIEW', 'DELETE'];
const roleNames = ['Assistant', 'Senior', 'Manager'];

const samples: fc.Arbitrary<Permissions> = fc
  .record({ cells: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), version: fc.nat(9) })
  .map(({ cells, version }) => ({
    userType: 4,
    roleNames,
    authorizationSummaries: keys.map((authorization, row) => ({
      authorization,
      description: `May ${authorization}`,
      assignedAuthorizationSummaries: roleNames.map((roleDescription, column) => ({
        roleDescription,
        authorizationAssigned: cells[row * roleNames.length + column] ?? false,
      })),
    })),
    lastModifiedBy: { id: 'u', name: 'Marta Oduya' },
    timeLastModified: 5,
    version: version + 1,
  }));

const edits: fc.Arbitrary<RandomEdit<Permissions, PermissionDraft>> = fc
  .record({
    authorization: fc.constantFrom(...keys),
    role: fc.constantFrom(...roleNames),
    isRow: fc.boolean(),
  })
  .map(({ authorization, role, isRow }) => (draft) => {
    const cells = (isRow ? roleNames : [role]).map((each) => ({ authorization, role: each }));
    const isNowAllowed = !isAllowed(draft, { authorization, role });
    return { draft: setCells(draft, roleNames, cells, isNowAllowed), intent: {} };
  });

/** The editor of the permissions: a cell is one fact, and is merged by itself. */
const permissionCase: EditorCase<Permissions, PermissionDraft> = {
  name: 'Permission editor',
  definition: permissionEditor,
  ...{ samples, edits },
  payloadOf: toPermissionBody,
  saved: (draft, doc) => {
    const { authorizationSummaries } = toPermissionBody(draft, doc);
    return { ...doc, authorizationSummaries, version: doc.version + 1 };
  },
  isSuperseded: () => false,
  isTied: () => false,
};

export const editorCases = [anyCase(permissionCase)];
