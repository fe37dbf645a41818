import { contentAnswer } from '../http/contentAnswer.ts';
import type { Operations } from '../http/Operation.ts';
import { missingPermission, notFound } from '../http/problems.ts';
import { allowedFileTypes } from '../kinds/configuredFile/allowedFileTypes.ts';
import { permissionByType } from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { documentTypesOf } from '../kinds/product/fileTemplateId.ts';
import { findChanges } from '../organizations/forms/FormSetChanges.ts';
import { filesIn } from '../organizations/forms/FormValues.ts';
import type { Services } from '../Services.ts';
import { receiveContent } from '../uploads/receiveContent.ts';
import { type KnownContentType, recogniseContent, workbookTypes } from '../uploads/recogniseContent.ts';

type AttachmentOperations = Pick<Operations, 'uploadFormAttachment' | 'getFormAttachment'>;

/** What runs in a browser, and is no attachment whatever the preferences allow elsewhere. */
const active: readonly KnownContentType[] = ['text/html', 'image/svg+xml'];

/** Files that are attached to forms of organizations: stored by themselves, and named by the values of the forms. */
export function formAttachmentOperations(services: Services): AttachmentOperations {
  const { store, queries, contents, preferences, options } = services;
  const takenTypes = () => {
    const documents = documentTypesOf(preferences.get('uploads.allowedDocumentTypes'));
    const others = allowedFileTypes(preferences.textOf('system.allowedFilesAndIconsTypes'));
    const workbooks = preferences.get('uploads.areWorkbooksAttached') ? workbookTypes : [];
    return [...new Set([...documents, ...others, ...workbooks])].filter((type) => !active.includes(type));
  };
  return {
    uploadFormAttachment: {
      uploadLimit: () => preferences.get('uploads.largestFileMiB') * 1024 * 1024,
      handle: async ({ path: { id }, body: file, signedIn }) => {
        const { doc } = await store.get(organizationKind, id);
        const permission = permissionByType[doc.organizationType];
        if (!signedIn().permissions.includes(permission)) throw missingPermission(permission);
        const received = await receiveContent(contents, file, {
          ...{ taken: takenTypes(), scan: options.scanUpload },
          refusal: (name) => `File ${name} is not a supported file type for upload.`,
        });
        return { status: 200, body: { ...received, size: String(received.size) } };
      },
    },
    getFormAttachment: {
      handle: async ({ path: { id, digest, fileName } }) => {
        const { id: documentId, doc } = await store.get(organizationKind, id);
        const changes = await findChanges(queries, documentId);
        const values = [
          ...(doc.forms ?? []).map((form) => form.values),
          ...Object.values(changes?.values ?? {}),
        ];
        const isNamed = values
          .flatMap((each) => filesIn(each, ''))
          .some(({ content: named }) => named.digest === digest && named.fileName === fileName);
        const content = isNamed ? await contents.find(digest) : null;
        const mediaType = content && (await recogniseContent(contents.read(content)));
        if (!content || !mediaType) throw notFound(`The organization has no attachment '${fileName}'.`);
        return contentAnswer(contents, { ...{ content, mediaType, fileName }, freshSeconds: null });
      },
    },
  };
}
