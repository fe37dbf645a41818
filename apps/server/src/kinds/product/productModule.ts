import type { ProductTemplateSummary, ProductTemplateWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import type { ContentReference } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule, ReadBody } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { fileTemplateId, findFileTemplate, pendingFile } from './fileTemplateId.ts';
import { splitValues } from './joinedValues.ts';
import { newProduct, type ProductDoc, wholeProduct } from './ProductDoc.ts';
import { productFilters, productTypeOf } from './productFilters.ts';
import { productKind, type StoredProduct } from './productKind.ts';
import { viewProduct } from './viewProduct.ts';

const permission = 'AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES';

/** Product templates: what a product can do, and its date boundaries. */
export const productModule: KindModule<StoredProduct> = {
  kind: productKind,
  ownerUri: '/ProductTemplate',
  plural: 'products',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listProductTemplates',
    get: 'getProductTemplate',
    create: 'createProductTemplate',
    update: 'updateProductTemplate',
    remove: 'deleteProductTemplate',
    export: 'exportProductTemplates',
    references: 'listProductTemplateReferences',
    versions: 'listProductTemplateVersions',
    version: 'getProductTemplateVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  // The contract was checked before.
  read: (body, services) => readProduct(body as ProductTemplateWrite, services),
  // A document has the name that comes with it, and a period without a limit is one of days unless a unit comes with it.
  countsAsGiven: (body) => [
    ...Object.values(fileProperties).flatMap(({ id, name }) => (body[id] === undefined ? [] : [name])),
    ...(body['policyDateRangeBoundary'] === 'Unlimited' ? ['policyDateRangeBoundaryUnit'] : []),
  ],
  view: viewProduct,
  toRow: (row): ProductTemplateSummary => ({
    ...identifiedRow(row),
    type: productTypeOf(row.summary),
    active: row.summary['active'] === true,
    selectableOnSubmission: row.summary['selectableOnSubmission'] === true,
    selectableOnQuote: row.summary['selectableOnQuote'] === true,
  }),
  columns: {
    name: byName,
    type: ({ summary }) => productTypeOf(summary),
    active: ({ summary }) => (summary['active'] === true ? 0 : 1),
    lastModifiedBy: ({ authorName }) => authorName,
    timeLastModified: ({ time }) => time,
  },
  filters: () => productFilters,
  actions: (permissions, doc) =>
    plainActions({
      ...{ permissions, noun: 'product template', doc, create: 'New Product', permission },
      isComparable: true,
    }),
  asReferrer: { type: 5, versionOf: () => '' },
  section: jsonSection('Product Templates', 'product', productKind, { keepsIds: true }),
};

/** What the body calls the documents, by what the product calls them. */
const fileProperties = {
  quoteTemplate: { id: 'quoteFileTemplateId', name: 'quoteTemplateFileName' },
  binderTemplate: { id: 'binderFileTemplateId', name: 'binderTemplateFileName' },
} as const;

type DocumentProperty = keyof typeof fileProperties;
type Documents = Pick<ProductDoc, DocumentProperty>;

const documentProperties = Object.keys(fileProperties) as DocumentProperty[];

/**
 * Reads a product template. Products that the body names by their ids are stored by name; one that no product has, stays what it is,
 * so that a product that names one that is gone can still be saved.
 */
async function readProduct(
  body: ProductTemplateWrite,
  { queries }: { queries: Queries },
): Promise<ReadBody<StoredProduct>> {
  const ids = splitValues(body.submissionProductTemplates);
  const found = await findDocumentsById(queries, productKind, ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const documents = await storedDocuments(body, queries);
  const doc = docOf(
    body,
    ids.map((id) => names.get(id) ?? id),
  );
  return {
    over: (stored) => ({
      ...doc,
      ...documentsOver(body, stored === null ? null : wholeProduct(stored), documents),
    }),
    toBodyPointer,
    violations: fileFaults(body, documents),
  };
}

/** Values that are joined in the body have one place there, whichever of them is meant. */
function toBodyPointer(pointer: string): string {
  if (pointer.startsWith('/submissionProductNames')) return '/submissionProductTemplates';
  if (pointer.startsWith('/externalReportGeneratorBeanNames')) return '/externalReportGeneratorBeanNames';
  if (pointer.startsWith('/quoteTemplate')) return '/quoteFileTemplateId';
  return pointer.startsWith('/binderTemplate') ? '/binderFileTemplateId' : pointer;
}

function docOf(
  body: ProductTemplateWrite,
  submissionProductNames: string[],
): Omit<ProductDoc, keyof Documents> {
  const { quoteTemplate: _quote, binderTemplate: _binder, ...start } = newProduct;
  const given = Object.fromEntries(
    Object.keys(start)
      .filter((property) => body[property as keyof ProductTemplateWrite] !== undefined)
      .map((property) => [property, body[property as keyof ProductTemplateWrite]]),
  );
  return {
    // The contract was checked before; what it words otherwise follows.
    ...start,
    ...(given as Partial<typeof start>),
    name: body.name.trim(),
    shortName: body.shortName.trim(),
    externalName: body.externalName?.trim() ?? start.externalName,
    submissionProductNames,
    externalReportGeneratorBeanNames: splitValues(body.externalReportGeneratorBeanNames),
    ratingAdapterBeanName: orNull(body.ratingAdapterBeanName),
    ratingOutputFormName: orNull(body.ratingOutputFormName),
    quoteAdapterBeanName: orNull(body.quoteAdapterBeanName),
    policyAdapterBeanName: orNull(body.policyAdapterBeanName),
    autoRequestCancellationReason: orNull(body.autoRequestCancellationReason),
    policyDateRangeBoundaryUnit: body.policyDateRangeBoundaryUnit ?? start.policyDateRangeBoundaryUnit,
  };
}

/** An empty choice is none. */
function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}

/** Documents that are stored, by the ids that the body has for them: of this product, of an earlier version, or of another. */
async function storedDocuments(
  body: ProductTemplateWrite,
  queries: Queries,
): Promise<ReadonlyMap<DocumentProperty, ContentReference>> {
  const found = new Map<DocumentProperty, ContentReference>();
  for (const property of documentProperties) {
    const id = idIn(body, property) ?? pendingFile;
    const fileName = body[fileProperties[property].name] ?? '';
    if (id === pendingFile) continue;
    const content = await findFileTemplate(queries, id);
    if (content) found.set(property, { ...content, fileName });
  }
  return found;
}

/** Null removes a document, its id keeps it, and one that is yet to come changes nothing before it does. */
function documentsOver(
  body: ProductTemplateWrite,
  stored: ProductDoc | null,
  found: ReadonlyMap<DocumentProperty, ContentReference>,
): Documents {
  const over = (property: DocumentProperty) => {
    const id = idIn(body, property);
    const own = stored?.[property] ?? null;
    if (id === null) return null;
    const isOwn = own !== null && fileTemplateId(own) === id;
    return id === pendingFile || isOwn ? own : (found.get(property) ?? null);
  };
  return { quoteTemplate: over('quoteTemplate'), binderTemplate: over('binderTemplate') };
}

function fileFaults(
  body: ProductTemplateWrite,
  found: ReadonlyMap<DocumentProperty, ContentReference>,
): Violation[] {
  return documentProperties.flatMap((property) => {
    const id = idIn(body, property) ?? pendingFile;
    if (id === pendingFile || found.has(property)) return [];
    return [{ pointer: `/${fileProperties[property].id}`, message: 'There is no such document.' }];
  });
}

function idIn(body: ProductTemplateWrite, property: DocumentProperty): number | null {
  return body[fileProperties[property].id] ?? null;
}
