import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { fieldIdsOf, isFieldId } from './fieldIds.ts';
import { optionsFault } from './settings/fieldOptions.ts';

/** What must be true of a form by itself, beyond its shape. */
export function formTemplateFaults(doc: FormTemplateDoc): Violation[] {
  const { fields, fieldRules = [], cases = [] } = doc;
  const ids = fieldIdsOf(fields);
  return [
    ...checkUnique(
      fields.map(({ name }) => name),
      'field',
      (index) => `/fields/${index}/name`,
    ),
    ...idFaults(doc),
    ...checkUnique(ids, 'field id', (index) => `/fields/${index}/id`),
    ...checkUnique(
      cases.map(({ id }) => id),
      'case',
      (index) => `/cases/${index}/id`,
    ),
    ...nameTwice(fieldRules.map(({ name }) => name)),
    ...ruleFaults(doc),
    ...rangeFaults(doc),
    ...layoutFaults(doc, ids),
    ...optionsFaults(doc),
  ];
}

function idFaults({ fields }: FormTemplateDoc): Violation[] {
  return fields.flatMap(({ id }, index) =>
    id === undefined || isFieldId(id)
      ? []
      : [{ pointer: `/fields/${index}/id`, message: 'The id of a field is a number from 1 to 131071.' }],
  );
}

function nameTwice(names: readonly string[]): Violation[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            pointer: `/fieldRules/${index}/name`,
            message: 'This name already exists. Please choose another name.',
          },
        ],
  );
}

/** A field is shown by a rule of its form, or by none. */
function ruleFaults({ fields, fieldRules = [] }: FormTemplateDoc): Violation[] {
  const names = new Set(fieldRules.map(({ name }) => name));
  return fields.flatMap(({ triggerRuleName = null }, index) =>
    triggerRuleName === null || names.has(triggerRuleName)
      ? []
      : [
          {
            pointer: `/fields/${index}/triggerRuleName`,
            message: `The form has no rule '${triggerRuleName}'.`,
          },
        ],
  );
}

function rangeFaults({
  effectiveDateRangeBegin: begin,
  effectiveDateRangeEnd: end,
}: FormTemplateDoc): Violation[] {
  const isWrong = typeof begin === 'number' && typeof end === 'number' && begin > end;
  return isWrong
    ? [{ pointer: '/effectiveDateRangeEnd', message: 'The End Date cannot be less the Start Date' }]
    : [];
}

/** Each field has one place, in the order of the fields. */
function layoutFaults({ sections }: FormTemplateDoc, ids: readonly string[]): Violation[] {
  if (sections === undefined) return [];
  const placed = sections.flatMap(({ rows }) => rows.flat());
  const isWhole = placed.length === ids.length && placed.every((id, index) => id === ids[index]);
  return isWhole
    ? []
    : [{ pointer: '/sections', message: 'The sections and the fields do not fit together.' }];
}

function optionsFaults({ fields }: FormTemplateDoc): Violation[] {
  return fields.flatMap(({ name, options = null }, index) => {
    const message = options === null ? null : optionsFault(name, options);
    return message === null ? [] : [{ pointer: `/fields/${index}/options`, message }];
  });
}
