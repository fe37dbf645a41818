import { result, type UiFormTemplateWrite } from '@studio/api';
import { largeForm } from '../../../apps/server/src/demo/forms/largeForm.ts';
import { signInClient } from '../editor/signInClient.ts';

/** An organization with a form of very many fields. */
export interface LargeOrganization {
  readonly id: string;
  /** What it is called. */
  readonly organization: string;
  readonly largeFormId: string;
  /** The label of a text field of that form. */
  readonly largeField: string;
  readonly smallFormId: string;
  readonly smallField: string;
}

/** Makes a form for agencies, puts it into production, and makes an agency that has it. */
export async function makeLargeOrganization(baseUrl: string, fields: number): Promise<LargeOrganization> {
  const client = await signInClient(baseUrl);
  const key = Date.now().toString(36);
  const uniqueName = `Large${key}`;
  const { data: form } = await result(
    client.POST('/rest/UIFormTemplate', { body: bodyOf(uniqueName, fields) }),
  );
  const query = { uiFormTemplateIds: form.id };
  await result(client.POST('/rest/FormTemplateSet/publishFormTemplates', { params: { query } }));
  await result(client.POST('/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction'));
  const { data: made, etag } = await result(
    client.POST('/rest/Organization/create', { params: { query: { organizationType: 1 } } }),
  );
  const { id } = made;
  const organization = `Large agency ${key}`;
  const params = { path: { id }, header: { 'If-Match': etag ?? '*' } };
  await result(client.POST('/rest/Organization/{id}', { params, body: { ...made, name: organization } }));
  const { data: summaries } = await result(
    client.GET('/rest/Organization/{id}/formSummaries', { params: { path: { id } } }),
  );
  const leaves = summaries.flatMap((each) => (each.children.length === 0 ? [each] : each.children));
  const large = leaves.find(({ name }) => name.startsWith('Large'));
  const small = leaves.find(({ formTemplateType }) => formTemplateType === 43);
  if (large === undefined || small === undefined) throw new Error('The agency lacks its forms.');
  return {
    ...{ id, organization, largeFormId: large.id, largeField: 'Street' },
    ...{ smallFormId: small.id, smallField: 'Tax identifier' },
  };
}

function bodyOf(uniqueName: string, fieldCount: number): UiFormTemplateWrite {
  const { fields: made, sections } = largeForm(uniqueName, 'Large', fieldCount);
  const byId = new Map(made.map(({ id, ...rest }) => [id, rest]));
  const toField = (id: string) => {
    const { name: variableName = '', type = 0, label = '', dataSetName = null } = byId.get(id) ?? {};
    return { label, fieldTemplate: { variableName, type, dynamicDataSet: dataSetName } };
  };
  const given: unknown = {
    formTemplate: { uniqueName, displayName: 'Large statement', type: 13 },
    sections: (sections ?? []).map(({ label, rows }) => ({
      label,
      rows: rows.map((row) => ({ fields: row.map(toField) })),
    })),
  };
  // What is left out has its default.
  return given as UiFormTemplateWrite;
}
