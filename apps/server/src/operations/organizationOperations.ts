import type { OrganizationCard, OrganizationWrite } from '@studio/api';
import type { Call, Operations } from '../http/Operation.ts';
import { missingPermission } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import {
  newOrganization,
  type OrganizationDoc,
  type OrganizationType,
  organizationStatus,
  permissionByType,
} from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { readOrganization, viewOrganization } from '../kinds/organization/readOrganization.ts';
import { changeStatus, refuseRing } from '../organizations/changeStatus.ts';
import { loseChanges } from '../organizations/forms/FormSetChanges.ts';
import { emptyForm, formsInForce } from '../organizations/forms/templates.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { findDocument } from '../store/findDocuments.ts';
import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import { keepLeftOut, type WrittenOf } from './kinds/keepLeftOut.ts';
import { mayLose, withReferencesNamed } from './kinds/lostReferences.ts';
import { pointingInto } from './pointingInto.ts';
import { refuseKnownFaulty } from './refuseFaulty.ts';

type OrganizationOperations = Pick<
  Operations,
  | 'getOrganizationCard'
  | 'createOrganization'
  | 'updateOrganization'
  | 'deleteOrganization'
  | 'activateOrganization'
  | 'deactivateOrganization'
>;

/** How organizations are written: what it takes depends on their types. */
export function organizationOperations(services: Services, writtenOf: WrittenOf): OrganizationOperations {
  const { store, queries, options } = services;
  const module = services.registry.moduleOf(organizationKind.name);
  const answer = async (document: StoredDocument<OrganizationDoc>) => ({
    body: await viewOrganization(document, { queries }),
    headers: { etag: etagOf(document) },
  });
  return {
    getOrganizationCard: {
      handle: async ({ path }) => ({ status: 200, body: await readCard(store, path.id) }),
    },
    createOrganization: {
      handle: async (call) => {
        const { organizationType } = call.query;
        refuseWithout(call, organizationType);
        const newId = () => options.random(16).toString('hex');
        const write = readWrite('createOrganization', call);
        const forms = (await formsInForce(queries, organizationType)).map((form) => emptyForm(form, newId));
        const made = await store.create(
          organizationKind,
          newOrganization(newId(), organizationType, forms),
          write,
        );
        const { body, headers } = await answer(made);
        // A repetition is answered with the organization that the first one made.
        const location = `/rest/Organization/${encodeURIComponent(made.name)}`;
        return { status: 201, body, headers: { ...headers, location } };
      },
    },
    updateOrganization: {
      reportsFaults: true,
      handle: async (call) => {
        const { id } = call.path;
        const isMeant = readIfMatch(call.headers['if-match']);
        const stored = await store.get(organizationKind, id);
        refuseWithout(call, stored.doc.organizationType);
        const find = async () => stored as StoredDocument;
        const { body, from } = await keepLeftOut(module, call.body, writtenOf('updateOrganization'), {
          ...{ queries, find },
        });
        // The contract was checked before.
        const read = readOrganization(body as OrganizationWrite, stored.doc);
        const matches = (etag: string) => isMeant(etag) && (from === null || etag === etagOf(from));
        const { bodyFaults } = call;
        await refuseKnownFaulty(store, { kind: organizationKind, at: id, read, bodyFaults });
        const write = readWrite('updateOrganization', call);
        const updated = await pointingInto(read.toBodyPointer, () =>
          store.update(organizationKind, id, {
            ...{ ...write, matches, change: read.over, known: stored },
            alongside: (tx) => refuseRing(tx, id),
          }),
        );
        return { status: 200, ...(await answer(updated)) };
      },
    },
    deleteOrganization: {
      handle: async (call) => {
        // One that is gone is left to the deletion itself, which knows its own repetition.
        const found = await findDocument(queries, organizationKind, call.path.id);
        if (found) refuseWithout(call, found.doc.organizationType);
        const { id } = call.path;
        const removal = {
          ...readWrite('deleteOrganization', call),
          matches: readIfMatch(call.headers['if-match']),
          isForced: mayLose(services, module, call.query),
          // Those of one that somebody else has deleted went with it.
          alongside: async (tx: Queries) => {
            if (found) await loseChanges(tx, found.id, [call.signedIn().userId, call.query.changesOf]);
          },
        };
        await withReferencesNamed(services, module, id, () => store.remove(organizationKind, id, removal));
        return { status: 204 };
      },
    },
    activateOrganization: {
      handle: (call) => setStatus(services, call, 'activateOrganization', organizationStatus.active),
    },
    deactivateOrganization: {
      handle: (call) => setStatus(services, call, 'deactivateOrganization', organizationStatus.inactive),
    },
  };
}

type StatusCall = Call<'activateOrganization' | 'deactivateOrganization'>;

async function setStatus(
  { store, options }: Services,
  call: StatusCall,
  operation: 'activateOrganization' | 'deactivateOrganization',
  status: 0 | 1,
) {
  const { path, query, headers, signedIn } = call;
  const { permissions } = signedIn();
  const matches = readIfMatch(headers['if-match']);
  const write = readWrite(operation, call);
  const { authorId, clientTag } = write;
  const made = await store.writes.runForResult(write, async (tx) => {
    const { changed } = await changeStatus(tx, {
      ...{ id: path.id, status, propagates: query.propagateStatusToChildren ?? false, matches },
      ...{ permissions, authorId, clientTag, time: options.clock() },
    });
    return { changed };
  });
  return { status: 200 as const, body: made };
}

function refuseWithout({ signedIn }: Pick<StatusCall, 'signedIn'>, type: OrganizationType): void {
  const permission = permissionByType[type];
  if (!signedIn().permissions.includes(permission)) throw missingPermission(permission);
}

/** The card of an organization. Throws when there is no such organization; a parent that is gone is left out. */
async function readCard(store: DocumentStore, id: string): Promise<OrganizationCard> {
  const { doc } = await store.get(organizationKind, id);
  const {
    parentId,
    status: _status,
    forms: _forms,
    emailSignature: _signature,
    letters: _letters,
    ...card
  } = doc;
  const parent = parentId === null ? null : await findDocument(store.queries, organizationKind, parentId);
  return { ...card, parentName: parent?.doc.name ?? null, parentCode: parent?.doc.code ?? null };
}
