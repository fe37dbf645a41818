import { type ProductTemplate, type ProductTemplateWrite, result } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/ProductTemplate';

/** What is left out has its default. */
const whole = (body: Partial<ProductTemplateWrite>) => body as ProductTemplateWrite;

/** Product templates. */
export const productKind = idKind<ProductTemplate, Partial<ProductTemplateWrite>>({
  oneOf: 'a product template',
  savedText: 'Successfully saved product template',
  listHeading: 'Manage Product Templates',
  backLink: 'Manage Product Templates',
  address,
  list: '/config/productTemplate/browser',
  editor: '/config/productTemplate',
  object: '/config/productTemplate/-',
  make: (name) => ({
    ...{ name, shortName: name },
    ...{ selectableOnQuote: false, externalName: 'Outside' },
  }),
  toBody: (doc) => doc,
  get: ({ client }, id) => result(client.GET(`${address}/{id}`, { params: { path: { id } } })),
  post: ({ client }, body) => result(client.POST(address, { body: whole(body) })),
  update: ({ client }, id, body, etag) =>
    result(
      client.POST(`${address}/{id}`, {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: whole(body),
      }),
    ),
});
