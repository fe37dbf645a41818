import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { nameColumn } from '../nameColumn.ts';
import { type ProductDoc, productKind } from './productKind.ts';

/** Products, as far as data sets need them: they are backed up and restored. */
export const productModule: KindModule<ProductDoc> = {
  kind: productKind,
  ownerUri: '/ProductTemplate',
  plural: 'products',
  addressing: 'name',
  parameter: 'productName',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES'],
  backupPermissions: [],
  view: ({ doc }) => doc,
  columns: nameColumn,
  section: jsonSection('Product Templates', 'product', productKind),
};
