import type { UiField, UiFormTemplate, UiFormTemplateWrite } from '@studio/api';
import type { ApiClient } from './ApiClient.ts';

/** Some of what a body says. */
export type Part = Record<string, unknown>;

const literal = { kind: 'LiteralValue', typeName: 'String', valueString: 'Yes' };

/** A condition that holds while a field of a form says Yes. */
export function about(formTemplateUniqueName: string, fieldName: string): Part {
  const lhs = {
    kind: 'FieldValue',
    formTemplateUniqueName,
    fieldName,
    variableName: fieldName,
    typeName: 'String',
  };
  const condition = { kind: 'BinaryCondition', lhs, operatorName: 'equals', rhs: [literal] };
  return { kind: 'CompositeCondition', operator: 'and', subconditions: [condition] };
}

/** A field, a text input unless `template` says otherwise. */
export function field(variableName: string, template: Part = {}, own: Part = {}): Part {
  return { label: variableName, ...own, fieldTemplate: { variableName, type: 0, ...template } };
}

/** A form with one section of fields below one another. */
export function form(uniqueName: string, fields: Part[], more: Part = {}, template: Part = {}): Part {
  const formTemplate = { uniqueName, displayName: `${uniqueName} shown`, type: 1, ...template };
  return { formTemplate, sections: [{ rows: fields.map((each) => ({ fields: [each] })) }], ...more };
}

/** The fields of a form in its order. */
export function fieldsOf({ sections }: UiFormTemplate): UiField[] {
  return sections.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
}

/** Makes a form. */
export async function createForm(user: ApiClient, body: Part): Promise<UiFormTemplate> {
  return (await user.call('createFormTemplate', { body: body as UiFormTemplateWrite })).body(201);
}

/** Saves a form over whatever it is now. */
export async function updateForm(
  user: ApiClient,
  id: string,
  body: Part,
  query: { forceDelete?: boolean; expectedReferences?: string } = {},
) {
  const { etag } = await user.call('getFormTemplate', { path: { id } });
  const headers = { 'if-match': etag };
  return user.call('updateFormTemplate', {
    path: { id },
    query,
    headers,
    body: body as UiFormTemplateWrite,
  });
}
