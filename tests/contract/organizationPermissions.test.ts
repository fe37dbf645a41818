import type { AuthorizationKey } from '@studio/api';
import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import { permissionByType } from '../../apps/server/src/kinds/organization/OrganizationDoc.ts';
import type { Answer } from '../support/contract/Answer.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { contract, type OperationId } from '../support/contract/contract.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/**
 * The operations whose permission the type of an organization decides. The contract cannot name it, so that its tests of permissions
 * (`permissions.test.ts`, `permissionMatrix.test.ts`) see operations that take a session alone.
 */
const server = useServer();

type OrganizationType = keyof typeof permissionByType;

const types: readonly OrganizationType[] = [1, 2, 3, 4];
const typeKeys = types.map((type) => permissionByType[type]);

interface Target {
  user: ApiClient;
  type: OrganizationType;
  /** Of an organization of that type. */
  id: string;
}

type Guarded = (target: Target) => Promise<Answer<OperationId>>;

const ifMatch = { headers: { 'if-match': '*' } };

async function create(user: ApiClient, organizationType: OrganizationType) {
  return user.call('createOrganization', { query: { organizationType } });
}

/** Carriers and MGAs issue letters. Each is asked for with the type of its issuers. */
function letters(send: (user: ApiClient, isMga: boolean) => ReturnType<Guarded>) {
  return { types: [2, 3] as const, call: ({ user, type }: Target) => send(user, type === 3) };
}

function lettersFile(isMga: boolean) {
  const root = `<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="${isMga ? 'mgas' : 'carriers'}">`;
  return { query: { isMga }, ...fileBody('a.xml', `${root}</lettersOfAuthority>`) };
}

/** What each operation is called with, so that nothing but a missing permission refuses it with 403; of which types, when not of all. */
const guarded: Partial<Record<OperationId, { types?: readonly OrganizationType[]; call: Guarded }>> = {
  createOrganization: { call: ({ user, type }) => create(user, type) },
  updateOrganization: {
    call: async ({ user, id }) => {
      const stored = (await server.admin.call('getOrganization', { path: { id } })).body(200);
      return user.call('updateOrganization', {
        path: { id },
        body: { ...stored, city: 'Omaha' },
        ...ifMatch,
      });
    },
  },
  deleteOrganization: {
    call: async ({ user, type }) => {
      const { id } = (await create(server.admin, type)).body(201);
      return user.call('deleteOrganization', { path: { id }, ...ifMatch });
    },
  },
  deactivateOrganization: {
    call: ({ user, id }) => user.call('deactivateOrganization', { path: { id }, ...ifMatch }),
  },
  activateOrganization: {
    call: ({ user, id }) => user.call('activateOrganization', { path: { id }, ...ifMatch }),
  },
  updateOrganizationSignature: {
    call: ({ user, id }) =>
      user.call('updateOrganizationSignature', {
        ...{ path: { id }, body: { emailSignature: '<p>Ana</p>' }, ...ifMatch },
      }),
  },
  uploadSignatureAttachment: {
    call: ({ user, id }) =>
      callAsBrowser(user, 'uploadSignatureAttachment', { path: { id }, ...fileBody('a.pdf', '%PDF-1.7\n') }),
  },
  startFormSetChanges: { call: ({ user, id }) => user.call('startFormSetChanges', { path: { id } }) },
  saveFormSetChanges: {
    call: ({ user, id }) =>
      user.call('saveFormSetChanges', { path: { id }, query: { revision: 1 }, body: { forms: [] } }),
  },
  uploadFormAttachment: {
    call: ({ user, id }) =>
      callAsBrowser(user, 'uploadFormAttachment', { path: { id }, ...fileBody('a.pdf', '%PDF-1.7\n') }),
  },
  applyFormSetChanges: {
    call: ({ user, id }) => user.call('applyFormSetChanges', { path: { id }, query: { revision: 1 } }),
  },
  discardFormSetChanges: {
    call: async ({ user, id }) => {
      await user.call('startFormSetChanges', { path: { id } });
      return user.call('discardFormSetChanges', { path: { id } });
    },
  },
  planLettersOfAuthority: letters((user, isMga) =>
    callAsBrowser(user, 'planLettersOfAuthority', lettersFile(isMga)),
  ),
  importLettersOfAuthority: letters((user, isMga) =>
    callAsBrowser(user, 'importLettersOfAuthority', lettersFile(isMga)),
  ),
  exportLettersOfAuthority: letters((user, isMga) =>
    callAsBrowser(user, 'exportLettersOfAuthority', { query: { isMga } }),
  ),
};

/** Those that take a session alone though they are no reads by their method, and why. */
const unguarded: Partial<Record<OperationId, string>> = {
  exportOrganizations: 'reads',
  endOrganizationVisit: "ends the caller's own visit",
  upgradeOrganizationForms: 'does nothing for a caller without the permission (`organizationForms.test.ts`)',
};

test('every operation that writes organizations, their forms or letters is in the table, or takes no permission for a reason', () => {
  const writes = [...contract.values()].filter(
    ({ method, path, permission }) =>
      permission === 'session' &&
      (/^\/exportLOA\//.test(path) ||
        (method !== 'GET' && /^\/(rest\/(Organization|FormSet|Letter)|importLOA\/)/.test(path))),
  );
  const known = [...Object.keys(guarded), ...Object.keys(unguarded)];
  expect(writes.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
});

/** Gives the role of a viewer some of the keys of organization types, and takes the others away. */
async function hold(held: readonly AuthorizationKey[]): Promise<void> {
  const doc = (await server.admin.call('getPermissions', { query: { userType: 3 } })).body(200);
  const authorizationSummaries = doc.authorizationSummaries.map((row) => {
    const key = typeKeys.find((each) => each === row.authorization);
    if (key === undefined) return row;
    const assignedAuthorizationSummaries = row.assignedAuthorizationSummaries.map((cell) =>
      cell.roleDescription === 'Auditor' ? { ...cell, authorizationAssigned: held.includes(key) } : cell,
    );
    return { ...row, assignedAuthorizationSummaries };
  });
  const saved = await server.admin.call('updatePermissions', {
    body: { ...doc, authorizationSummaries },
    ...ifMatch,
  });
  expect(saved.status).toBe(200);
}

test.each(types)(
  'every write of an organization of type %i is refused without its key, whatever other keys are held, and allowed with it, with the next call of an open session',
  async (type) => {
    await server.query(
      `update document set doc = jsonb_set(doc::jsonb, '{roleNames}', '["Auditor"]')::json where kind = 'User' and name = 'viewer'`,
    );
    const key = permissionByType[type];
    const query = { organizationType: type, numberOfRows: 500 };
    const { records } = (await server.admin.call('filterOrganizations', { query })).body(200);
    // A draft without a name could not be activated.
    const found = records.find(({ status }) => status === 1);
    const target = { user: server.viewer, type, id: found?.id ?? '' };
    const calls = Object.entries(guarded).filter(([, { types: some = types }]) => some.includes(type));
    for (const isHeld of [false, true, false]) {
      await hold(isHeld ? [key] : typeKeys.filter((each) => each !== key));
      for (const [id, { call }] of calls) {
        const answer = await call(target);
        if (isHeld) expect([401, 403, 404], id).not.toContain(answer.status);
        else expect(answer.problem(403).permission, id).toBe(key);
      }
    }
  },
);

test('the keys that no operation of the contract names are those of the types of organizations', () => {
  const named = new Set<string>([...contract.values()].map(({ permission }) => permission));
  expect(allPermissions.filter((key) => !named.has(key)).toSorted()).toEqual(typeKeys.toSorted());
});
