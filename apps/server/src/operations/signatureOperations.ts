import type { SignedIn } from '../access/SignedIn.ts';
import { contentAnswer } from '../http/contentAnswer.ts';
import type { Operations } from '../http/Operation.ts';
import { missingPermission, notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { type OrganizationDoc, permissionByType } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { viewOrganization } from '../kinds/organization/readOrganization.ts';
import {
  type AttachmentType,
  attachmentAddress,
  attachmentTypes,
  findAttachment,
  largestAttachment,
  readSignature,
} from '../organizations/signature/readSignature.ts';
import type { Services } from '../Services.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { receiveContent } from '../uploads/receiveContent.ts';

type SignatureOperations = Pick<
  Operations,
  'updateOrganizationSignature' | 'uploadSignatureAttachment' | 'getSignatureAttachment'
>;

/** JSON of the longest signature, all of whose characters are escaped. */
const bodyLimit = 1_250_000;

/** E-mail signatures of organizations, and the files that they name. */
export function signatureOperations(services: Services): SignatureOperations {
  const { store, queries, contents, options } = services;
  return {
    updateOrganizationSignature: {
      bodyLimit,
      handle: async (call) => {
        const { id } = call.path;
        const matches = readIfMatch(call.headers['if-match']);
        const stored = await store.get(organizationKind, id);
        refuseWithout(call.signedIn(), stored.doc);
        const signature = await readSignature(contents, call.body.emailSignature, stored.doc);
        const change = ({ emailSignature: _former, ...doc }: OrganizationDoc): OrganizationDoc =>
          signature === undefined ? doc : { ...doc, emailSignature: signature };
        const write = readWrite('updateOrganizationSignature', call);
        const updated = await store.update(organizationKind, id, {
          ...write,
          matches,
          change,
          known: stored,
        });
        const body = await viewOrganization(updated, { queries });
        return { status: 200, body, headers: { etag: etagOf(updated) } };
      },
    },
    uploadSignatureAttachment: {
      bodyLimit: largestAttachment,
      handle: async ({ path: { id }, body, signedIn }) => {
        const { doc } = await store.get(organizationKind, id);
        refuseWithout(signedIn(), doc);
        const scan = options.scanUpload;
        const received = await receiveContent(contents, body, { taken: attachmentTypes, scan });
        const { digest, fileName, size } = received;
        // What was received is one of the types that are taken.
        const mediaType = received.mediaType as AttachmentType;
        return {
          status: 200,
          body: { url: attachmentAddress(id, digest, fileName), fileName, mediaType, size },
        };
      },
    },
    getSignatureAttachment: {
      handle: async ({ path: { id, digest, fileName } }) => {
        await store.get(organizationKind, id);
        const content = await findAttachment(contents, digest, fileName);
        if (content === null) throw notFound(`The organization has no attachment '${fileName}'.`);
        const { mediaType } = content;
        return contentAnswer(contents, {
          ...{ content, mediaType, fileName, isInline: true },
          freshSeconds: null,
        });
      },
    },
  };
}

function refuseWithout({ permissions }: SignedIn, { organizationType }: OrganizationDoc): void {
  const permission = permissionByType[organizationType];
  if (!permissions.includes(permission)) throw missingPermission(permission);
}
