import { clearForm } from './clearForm.ts';
import type { CompleteBody } from './completeBody.ts';
import {
  type FieldRule,
  type FormCase,
  type FormField,
  type FormSection,
  type FormTemplateDoc,
  formStatus,
  type TriggerRule,
} from './FormTemplateDoc.ts';
import { fieldIdFor, fieldIdsOf, fieldNumbers } from './fieldIds.ts';
import { fieldOfBody, type GivenField, orNull } from './fieldOfBody.ts';

interface DocOptions {
  /** The form that it replaces; null when it is new. */
  stored: FormTemplateDoc | null;
  /** Its id. */
  id: string | null;
  /** Of products, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** The document of a body, whose defaults are filled in: what its type and the way it is required leave without effect is cleared. */
export function docOfBody(body: CompleteBody, options: DocOptions): FormTemplateDoc {
  const { stored, names } = options;
  const { formTemplate: given } = body;
  const { fields, sections } = layoutOf(body, options);
  const isForAll = given.appliesToAllProductTemplates ?? given.productTemplates.length === 0;
  return clearForm({
    uniqueName: given.uniqueName.trim(),
    name: given.displayName.trim(),
    version: stored?.version ?? 1,
    type: given.type,
    status: stored?.status ?? formStatus.draft,
    repeatable: body.formRepeatable,
    productNames: !isForAll ? given.productTemplates.map(({ id }) => names.get(id) ?? id) : [],
    fields,
    flags: given.flags,
    ordering: body.ordering,
    effectiveDateRangeBegin: given.effectiveDateRangeBegin ?? null,
    effectiveDateRangeEnd: given.effectiveDateRangeEnd ?? null,
    root: given.root,
    proposalLevel: given.proposalLevel,
    includedInEndorsement: given.includedInEndorsement,
    dynamicNameTemplate: given.dynamicNameTemplate,
    staticName: given.staticName,
    allowDirectNavigation: given.allowDirectNavigation,
    sortRepeatableFormNames: body.sortRepeatableFormNames,
    linkFormTemplateUniqueName: orNull(given.linkFormTemplateUniqueName),
    precedingFieldFormTemplateUniqueName: orNull(body.precedingFieldFormTemplateUniqueName),
    precedingFieldVariableName: orNull(body.precedingFieldVariableName),
    sections,
    // The contract was checked before.
    fieldRules: body.fieldRules.map((rule) => ({ ...rule, name: rule.name.trim() })) as FieldRule[],
    cases: body.cases as FormCase[],
    // Named after how the form is required.
    triggerRule: (body.triggerRule && { ...body.triggerRule, name: '' }) as TriggerRule | null,
    errors: [],
  });
}

/** The fields in the order of the body, with ids; new ones are given one. */
function layoutOf(
  { sections }: CompleteBody,
  { stored, id, names }: DocOptions,
): { fields: FormField[]; sections: FormSection[] } {
  const before = new Set(stored === null ? [] : fieldIdsOf(stored.fields));
  const given = sections.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields));
  const kept = new Map<GivenField, string>();
  const numbers = id === null ? null : fieldNumbers(id);
  for (const field of given) {
    const { id: number } = field.fieldTemplate;
    const known = typeof number === 'number' ? (numbers?.fieldOf(number) ?? null) : null;
    if (known !== null && before.has(known)) kept.set(field, known);
  }
  const taken = new Set([...before, ...kept.values()]);
  const fields: FormField[] = [];
  const placed = sections.map(({ label, repeating, rows }) => ({
    label,
    repeating,
    rows: rows.map((row) =>
      row.fields.map((field) => {
        const fieldId = kept.get(field) ?? fieldIdFor(field.fieldTemplate.variableName.trim(), taken);
        taken.add(fieldId);
        fields.push(fieldOfBody(field, fieldId, names));
        return fieldId;
      }),
    ),
  }));
  return { fields, sections: placed };
}
