import { result, type UiFormTemplate, type UiFormTemplateWrite } from '@studio/api';
import { section } from '../../../e2e/formActions.ts';
import { idKind } from './idKind.ts';

const address = '/rest/UIFormTemplate';

/** What is left out has its default. */
const whole = (body: Partial<UiFormTemplateWrite>) => body as UiFormTemplateWrite;

/** Form templates. */
export const formKind = idKind<UiFormTemplate, Partial<UiFormTemplateWrite>>({
  oneOf: 'a form template',
  savedText: 'Form Template Saved',
  listHeading: 'Manage Form Templates',
  backLink: 'Manage Form Templates',
  address,
  list: '/config/template/browser',
  editor: '/config/template',
  make: (name) =>
    whole({
      formTemplate: { uniqueName: name, displayName: name, type: 1 } as UiFormTemplateWrite['formTemplate'],
      sections: [section('Roof', ['covering', 'Covering'], ['slope', 'Slope'])],
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
