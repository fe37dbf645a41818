import type { RuleField } from '@studio/api';
import { typeNameOf } from '@studio/rules';
import { foldForSearch } from '../foldText.ts';
import { currentForms } from '../kinds/formTemplate/currentForms.ts';
import { fieldDefaults } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { Queries } from '../store/Database.ts';
import { findProperties } from '../store/findProperties.ts';
import { readRevisions } from '../store/revisions.ts';

/** A field with what a search looks into. */
interface Sought {
  field: RuleField;
  text: string;
}

/** So many fields are offered at most. */
const mostFields = 50;

/** Labels, repeaters, spacers, buttons, links, uploads and summaries hold no value. */
const withoutValue: ReadonlySet<number> = new Set([9, 10, 11, 14, 17, 20, 21, 24]);

const kept = new WeakMap<Queries, { revision: number; fields: Sought[] }>();

/** The current fields of every form, by form; looked up again when a form has changed. */
export async function fieldsNow(queries: Queries): Promise<readonly Sought[]> {
  const revision = (await readRevisions(queries)).get(kindNames.formTemplate) ?? 0;
  const known = kept.get(queries);
  if (known?.revision === revision) return known.fields;
  const properties = ['uniqueName', 'name', 'version', 'status', 'fields'] as const;
  const forms = await findProperties(queries, formTemplateKind, properties);
  const current = currentForms(forms.map(({ doc }) => doc)).toSorted((left, right) =>
    left.uniqueName < right.uniqueName ? -1 : 1,
  );
  const fields = current.flatMap(({ uniqueName, name, fields: own }) =>
    own
      .filter(({ type }) => !withoutValue.has(type))
      .map((field): Sought => {
        const { name: fieldName, label } = field;
        const typeName = typeNameOf({ ...fieldDefaults, ...field });
        const found = { formTemplateUniqueName: uniqueName, fieldName, label, typeName };
        return { field: found, text: foldForSearch(label, fieldName, uniqueName, name) };
      }),
  );
  kept.set(queries, { revision, fields });
  return fields;
}

/** The fields in which each word of a text is found. */
export function searchFields(fields: readonly Sought[], text: string): RuleField[] {
  const words = foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found: RuleField[] = [];
  for (const { field, text: sought } of fields) {
    if (found.length >= mostFields) break;
    if (words.every((word) => sought.includes(word))) found.push(field);
  }
  return found;
}
