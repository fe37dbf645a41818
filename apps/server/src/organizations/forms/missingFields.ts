import { isDeepStrictEqual } from 'node:util';
import {
  type FilledForm,
  FormFiller,
  fillableField,
  fillForms,
  type JsonValue,
  placeFields,
} from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import { readOptions } from '../../kinds/formTemplate/settings/fieldOptions.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import { type FormValues, placesOf, sectionKey } from './FormValues.ts';

/** A required field without a value: where it is, as a path into the values. */
export type MissingPath = (string | number)[];

/** A form of an organization with what its rules and scripts come to. */
export interface FormInEffect {
  /** With what fields begin with, without those that are lost because their fields are hidden. */
  values: FormValues;
  /** Required values that are missing, in the order of the form. */
  missing: MissingPath[];
  /** What people call the first of these; empty for none. */
  firstLabel: string;
  /** How many values are required, those that are there included. */
  required: number;
}

type Field = WholeForm['fields'][number];

const fillers = new WeakMap<WholeForm, FormFiller>();

/** A definition that was read once, as very many organizations have forms of one definition. */
function fillerOf(form: WholeForm): FormFiller {
  const filler = fillers.get(form) ?? readFiller(form);
  fillers.set(form, filler);
  return filler;
}

function readFiller({ uniqueName, fields, sections, fieldRules }: WholeForm): FormFiller {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const placed = sections.flatMap(({ rows, repeating }) => {
    const found = rows.map((row) => row.flatMap((id) => byId.get(id) ?? []));
    return placeFields(found, repeating ? sectionKey(rows) : null, placing);
  });
  // What is stored of conditions is JSON.
  const rules = fieldRules.map(({ name, condition }) => ({ name, condition: condition as JsonValue }));
  return new FormFiller(
    { uniqueName, rules, condition: null },
    placed.map(({ field, around }) =>
      fillableField(field, { name: field.name, around, linkedKey: null, isMultiple: isMultiple(field) }),
    ),
  );
}

const placing = {
  isRepeater: ({ type }: Field) => type === fieldTypes.rowRepeater,
  nameOf: ({ name }: Field) => name,
};

function isMultiple({ type, options }: Field): boolean {
  return type === fieldTypes.dropDown && readOptions(options).get('multiple') === 'true';
}

/**
 * What becomes of the forms of an organization, by their ids, as the console shows it: rules, scripts and default values are those of the definitions. A form whose definition is gone has its values, and requires
 * nothing.
 * @param definitionOf the definition of a form; undefined when it is gone
 */
export function formsInEffect(
  forms: readonly OrganizationForm[],
  definitionOf: (form: OrganizationForm) => WholeForm | undefined,
): ReadonlyMap<string, FormInEffect> {
  const known = forms.flatMap((form) => {
    const definition = definitionOf(form);
    return definition ? [{ id: form.id, definition, filler: fillerOf(definition), values: form.values }] : [];
  });
  const { forms: filled, cases } = fillForms(known);
  // Nothing is lost because of a form that cannot be read.
  const isWhole = known.length === forms.length;
  const found = known.map(({ id, definition, filler, values }, index): [string, FormInEffect] => {
    const isReadable = isWhole || filler.foreignKeys.length === 0;
    // A value that is put in is of the shape that the field has.
    const settled = isReadable ? (filler.settle(values, cases) as FormValues) : values;
    return [id, { values: settled, ...completenessOf(definition, filled[index]) }];
  });
  const gone = forms.map(({ id, values }): [string, FormInEffect] => [id, { values, ...nothing }]);
  return new Map([...gone, ...found]);
}

const nothing = { missing: [], firstLabel: '', required: 0 };

function completenessOf(definition: WholeForm, filled: FilledForm | undefined): Omit<FormInEffect, 'values'> {
  if (filled === undefined) return nothing;
  const { missing, required } = filled;
  const [first = []] = missing;
  const names = first.filter((step) => typeof step === 'string');
  const place =
    first.length === 0
      ? undefined
      : placesOf(definition).find(({ around, name }) => isDeepStrictEqual([...around, name], names));
  return { missing: missing.map((path) => [...path]), firstLabel: place?.label ?? '', required };
}
