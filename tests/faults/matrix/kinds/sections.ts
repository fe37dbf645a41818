import { result, type SectionTemplate, type SectionTemplateWrite } from '@studio/api';
import { idKind } from './idKind.ts';

const address = '/rest/SectionTemplate';

/** Section templates. */
export const sectionKind = idKind<SectionTemplate, Partial<SectionTemplateWrite>>({
  oneOf: 'a section template',
  savedText: 'Successfully saved section template',
  listHeading: 'Manage Section Templates',
  backLink: 'Back to section templates',
  address,
  list: '/config/sectionTemplate/browser',
  editor: '/config/sectionTemplate',
  make: (name) => ({
    ...{ name, productTemplates: [], ordinalNumber: 10 },
    ...{ adapterBeanName: 'documentSectionAdapter', description: 'Outside' },
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

/** What is left out has its default. */
function whole(body: Partial<SectionTemplateWrite>): SectionTemplateWrite {
  return body as SectionTemplateWrite;
}
