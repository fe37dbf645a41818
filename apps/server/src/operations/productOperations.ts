import { contentAnswer } from '../http/contentAnswer.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { documentTypesOf, fileTemplateId, pendingFile } from '../kinds/product/fileTemplateId.ts';
import { productDocuments, wholeProduct } from '../kinds/product/ProductDoc.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { viewProduct } from '../kinds/product/viewProduct.ts';
import type { Services } from '../Services.ts';
import type { ContentReference } from '../store/Kind.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { receiveContent } from '../uploads/receiveContent.ts';

type ProductOperations = Pick<Operations, 'uploadProductDocuments' | 'downloadProductDocument'>;
type Part = keyof typeof productDocuments;
type Documents = Partial<Record<(typeof productDocuments)[Part], ContentReference>>;

const parts = Object.keys(productDocuments) as Part[];

/** The documents of product templates, which come and go by calls of their own. */
export function productOperations(services: Services): ProductOperations {
  const { store, queries, contents, preferences } = services;
  return {
    uploadProductDocuments: {
      uploadLimit: () => preferences.get('uploads.largestDocumentMiB') * 1024 * 1024,
      handle: async (call) => {
        refuseUnexpected(call);
        const matches = readIfMatch(call.headers['if-match']);
        const documents = await receiveDocuments(services, call.body);
        const signedIn = await call.checkAgain();
        // Of the files, their digests tell one request from another.
        const write = readWrite('uploadProductDocuments', {
          ...{ path: call.path, query: call.query, headers: call.headers, body: documents },
          signedIn: () => signedIn,
        });
        const updated = await store.update(
          productKind,
          { id: call.path.id },
          { ...write, matches, change: (stored) => ({ ...wholeProduct(stored), ...documents }) },
        );
        return {
          status: 200,
          body: await viewProduct(updated, { queries }),
          headers: { etag: etagOf(updated) },
        };
      },
    },
    downloadProductDocument: {
      handle: async ({ path: { fileName }, query: { id, fileTemplateId: wanted, contentDisposition } }) => {
        const { doc } = await store.get(productKind, { id });
        const whole = wholeProduct(doc);
        const found = Object.values(productDocuments)
          .flatMap((property) => whole[property] ?? [])
          .find(
            (each) => each.fileName === fileName && (wanted === undefined || fileTemplateId(each) === wanted),
          );
        if (!found) throw notFound(`The product template has no document '${fileName}'.`);
        return contentAnswer(contents, {
          content: found,
          // Whatever is stored as a document came in as one of these types.
          mediaType: found.mediaType as 'application/pdf',
          fileName,
          isInline: contentDisposition === 'inline',
          freshSeconds: 0,
        });
      },
    },
  };
}

/** A document must be announced, and an announced one must be sent. */
function refuseUnexpected({ body, query }: Call<'uploadProductDocuments'>): void {
  for (const part of parts) {
    const parameter = `${part}TemplateId` as const;
    const isNamed = query[parameter] === pendingFile;
    if (isNamed === (body[part] !== undefined)) continue;
    const detail = isNamed
      ? `The parameter '${parameter}' announces a part '${part}', which is missing.`
      : `With a part '${part}' the parameter '${parameter}' must be ${pendingFile}.`;
    throw badRequest(detail, parameter);
  }
}

/** Stores what came; nothing refers to it yet. */
async function receiveDocuments(
  { contents, options: { scanUpload: scan }, preferences }: Services,
  files: Readonly<Partial<Record<Part, UploadedFile>>>,
): Promise<Documents> {
  const documents: Documents = {};
  for (const part of parts) {
    const file = files[part];
    if (!file) continue;
    documents[productDocuments[part]] = await receiveContent(contents, file, {
      ...{ taken: documentTypesOf(preferences.get('uploads.allowedDocumentTypes')), scan },
      refusal: (name) => `File ${name} is not a supported document type for upload.`,
    });
  }
  return documents;
}
