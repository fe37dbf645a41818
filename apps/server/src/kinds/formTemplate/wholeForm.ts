import { designDefaults, type FormTemplateDoc, fieldDefaults, type WholeForm } from './FormTemplateDoc.ts';
import { fieldIdsOf } from './fieldIds.ts';

/**
 * A stored form with everything that it leaves out. The fields of one from before forms could be edited are below one another
 * in one section.
 */
export function wholeForm(doc: FormTemplateDoc): WholeForm {
  const ids = fieldIdsOf(doc.fields);
  const fields = doc.fields.map((field, index) => ({ ...fieldDefaults, ...field, id: ids[index] ?? '' }));
  const sections =
    doc.sections ?? (ids.length === 0 ? [] : [{ label: '', repeating: false, rows: ids.map((id) => [id]) }]);
  return { ...designDefaults, ...doc, sections, fields };
}
