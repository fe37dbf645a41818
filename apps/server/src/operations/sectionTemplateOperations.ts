import type { DocumentSection } from '@studio/api';
import { contentAnswer } from '../http/contentAnswer.ts';
import type { Operations } from '../http/Operation.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { documentTypesOf } from '../kinds/product/fileTemplateId.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { ruleErrors, viewSectionTemplate } from '../kinds/sectionTemplate/readSectionTemplate.ts';
import {
  applicability,
  type SectionTemplateDoc,
  sectionStatus,
} from '../kinds/sectionTemplate/SectionTemplateDoc.ts';
import { sectionTemplateKind } from '../kinds/sectionTemplate/sectionTemplateKind.ts';
import { describeCondition } from '../rules/describeRule.ts';
import type { Services } from '../Services.ts';
import { findAllDocuments } from '../store/findDocuments.ts';
import { rebuildIndex } from '../store/rebuildIndex.ts';
import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import { receiveContent } from '../uploads/receiveContent.ts';

type SectionTemplateOperations = Pick<
  Operations,
  | 'listDocumentSections'
  | 'markSectionTemplateInProduction'
  | 'reloadSectionTemplateRules'
  | 'uploadSectionDocument'
  | 'downloadSectionDocument'
>;
type Section = Parameters<typeof viewSectionTemplate>[0];

/** Section templates beyond what every kind has: production, rules that are reloaded, and documents. */
export function sectionTemplateOperations(services: Services): SectionTemplateOperations {
  const { store, queries, contents, preferences, options } = services;
  const answer = async (updated: Section) => ({
    status: 200 as const,
    body: await viewSectionTemplate(updated, { queries }),
    headers: { etag: etagOf(updated) },
  });
  return {
    listDocumentSections: {
      handle: async ({ query: { stage, productTemplateId: id } }) => {
        const product = id === undefined ? null : (await store.get(productKind, { id })).name;
        const found = await findAllDocuments(queries, sectionTemplateKind);
        const body = found
          .filter(({ doc }) => isPartOf(doc, stage, product))
          .toSorted(inOrder)
          .map(documentSection);
        return { status: 200, body };
      },
    },
    markSectionTemplateInProduction: {
      handle: async (call) => {
        const matches = readIfMatch(call.headers['if-match']);
        const write = readWrite('markSectionTemplateInProduction', call);
        const updated = await store.update(
          sectionTemplateKind,
          { id: call.path.id },
          { ...write, matches, change: (stored) => ({ ...stored, status: sectionStatus.inProduction }) },
        );
        return answer(updated);
      },
    },
    reloadSectionTemplateRules: {
      handle: async ({ query: { validate = false } }) => {
        const found = await findAllDocuments(queries, sectionTemplateKind);
        const ruled = found.filter(({ doc }) => doc.triggerRule !== null);
        const rebuilt = await rebuildIndex(
          queries,
          sectionTemplateKind,
          ruled.map(({ id }) => id),
        );
        const faulty = validate ? found.filter(({ doc }) => ruleErrors(doc).length > 0) : [];
        const failures = faulty.flatMap(({ id, name, doc }) =>
          ruleErrors(doc).map(({ message }) => ({ id, name, message })),
        );
        return { status: 200, body: { rules: ruled.length, rebuilt, failures } };
      },
    },
    uploadSectionDocument: {
      uploadLimit: () => preferences.get('uploads.largestDocumentMiB') * 1024 * 1024,
      handle: async (call) => {
        const { sectionTemplateId: id, documentTemplateName } = call.query;
        const matches = readIfMatch(call.headers['if-match']);
        const { Filedata: file } = call.body;
        if (file === undefined) throw badRequest("The part 'Filedata' is missing.");
        const document = await receiveContent(
          contents,
          { ...file, name: documentTemplateName },
          {
            taken: documentTypesOf(preferences.get('uploads.allowedDocumentTypes')),
            scan: options.scanUpload,
            refusal: (name) => `File ${name} is not a supported document type for upload.`,
          },
        );
        const signedIn = await call.checkAgain();
        // Of the file, its digest tells one request from another.
        const write = readWrite('uploadSectionDocument', {
          ...{ path: {}, query: call.query, headers: call.headers, body: document },
          signedIn: () => signedIn,
        });
        const updated = await store.update(
          sectionTemplateKind,
          { id },
          { ...write, matches, change: (stored) => ({ ...stored, document }) },
        );
        return answer(updated);
      },
    },
    downloadSectionDocument: {
      handle: async ({ path: { fileName }, query: { sectionTemplateId: id, contentDisposition } }) => {
        const { doc } = await store.get(sectionTemplateKind, { id });
        const { document } = doc;
        if (document?.fileName !== fileName)
          throw notFound(`The section template has no document '${fileName}'.`);
        return contentAnswer(contents, {
          content: document,
          // Whatever is stored as a document came in as one of these types.
          mediaType: document.mediaType as 'application/pdf',
          fileName,
          isInline: contentDisposition === 'inline',
          freshSeconds: 0,
        });
      },
    },
  };
}

type Found = StoredDocument<SectionTemplateDoc>;

/** @param product by its name; null for the documents of all products */
function isPartOf(doc: SectionTemplateDoc, stage: 'proposal' | 'binder', product: string | null): boolean {
  const { active, applicableToProposal, applicableToBinder, productNames: names } = doc;
  const isOfStage = stage === 'proposal' ? applicableToProposal : applicableToBinder;
  return active && isOfStage && (names.length === 0 || (product !== null && names.includes(product)));
}

const collator = new Intl.Collator('en');

function inOrder({ doc: one }: Found, { doc: other }: Found): number {
  return one.ordinalNumber - other.ordinalNumber || collator.compare(one.name, other.name);
}

function documentSection({ id, doc }: Found): DocumentSection {
  const { name, ordinalNumber, stitchable, document, triggerRule, applicability: when } = doc;
  const isConditional = when === applicability.conditional;
  return {
    ...{ id, name, ordinalNumber, stitchable },
    // The contract's codes were checked when it was written.
    applicability: when as DocumentSection['applicability'],
    documentTemplateName: document?.fileName ?? null,
    ruleText: isConditional && triggerRule !== null ? describeCondition(triggerRule.condition) : null,
    isValid: ruleErrors(doc).length === 0,
  };
}
