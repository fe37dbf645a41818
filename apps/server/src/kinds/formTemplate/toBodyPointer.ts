import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { toFieldPointer } from './fieldOfBody.ts';

/** What the contract has at the top of the template; the rest is within `formTemplate`. */
const atTop: ReadonlySet<string> = new Set([
  ...['ordering', 'sortRepeatableFormNames', 'sections', 'fieldRules', 'cases', 'triggerRule'],
  ...['precedingFieldFormTemplateUniqueName', 'precedingFieldVariableName'],
]);

const others: Readonly<Record<string, string>> = {
  name: '/formTemplate/displayName',
  repeatable: '/formRepeatable',
  productNames: '/formTemplate/productTemplates',
};

/** Where the contract's form of a template has what the stored form has at a JSON pointer. */
export function toBodyPointer(doc: FormTemplateDoc, pointer: string): string {
  const [, property = '', ...rest] = pointer.split('/');
  if (property === 'fields' && rest.length > 0) return fieldPointer(doc, rest);
  if (atTop.has(property)) return pointer;
  const place = others[property] ?? (property === '' ? '' : `/formTemplate/${property}`);
  return [place, ...rest].join('/');
}

/** @param rest the field's index, and the place in it */
function fieldPointer({ fields, sections = [] }: FormTemplateDoc, [index = '', ...rest]: string[]): string {
  const id = fields[Number(index)]?.id;
  for (const [sectionIndex, { rows }] of sections.entries()) {
    for (const [rowIndex, row] of rows.entries()) {
      const fieldIndex = id === undefined ? -1 : row.indexOf(id);
      if (fieldIndex === -1) continue;
      const place = `/sections/${sectionIndex}/rows/${rowIndex}/fields/${fieldIndex}`;
      return rest.length === 0 ? place : `${place}/${toFieldPointer(rest.join('/'))}`;
    }
  }
  return '/sections';
}
