import type { ProductTemplateSummary, ProductTemplateWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { byName } from '../../lists/rowOrder.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { productFilters, productTypeOf } from './productFilters.ts';
import { productKind, type StoredProduct } from './productKind.ts';
import { readProduct } from './readProduct.ts';
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
