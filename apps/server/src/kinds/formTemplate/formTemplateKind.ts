import { checkShape } from '../../store/checkShape.ts';
import type { Kind, LifecycleState } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { kindNames } from '../kindNames.ts';
import { type FormTemplateDoc, formStatus } from './FormTemplateDoc.ts';
import { fieldIdsOf, isFieldId } from './fieldIds.ts';
import { followFormRenaming } from './followFormRenaming.ts';
import { referencesOfForm } from './formReferences.ts';
import { formTemplateShape } from './formTemplateShape.ts';
import { formTypeName } from './formTemplateTypes.ts';
import { optionsFault } from './settings/fieldOptions.ts';
import { visibilityOf } from './visibility.ts';

const states: readonly LifecycleState[] = ['draft', 'inProduction', 'published'];

/**
 * Form templates, identified by unique name and version. Their fields refer to data sets; they refer to the products they are for,
 * and to fields of other forms. What names one by its unique name means whichever version has it.
 */
export const formTemplateKind: Kind<FormTemplateDoc> = {
  name: kindNames.formTemplate,
  noun: 'form template',
  lifecycle: {
    stateOf: ({ status }) => states[status] ?? 'draft',
    inState: (doc, state) => ({ ...doc, status: states.indexOf(state) }),
    frozenFrom: null,
  },
  validate: checkShape(formTemplateShape, formTemplateFaults),
  nameOf: ({ uniqueName }) => uniqueName,
  identityOf: ({ uniqueName, version }) => identityOfForm(uniqueName, version),
  takenText: ({ uniqueName, version, type }) =>
    `There already is a form template '${uniqueName}', version ${version} (${formTypeName(type)}).`,
  summarise: (doc) => ({
    displayName: doc.name,
    type: doc.type,
    templateVersion: doc.version,
    status: doc.status,
    valid: (doc.errors ?? []).length === 0,
    visibility: visibilityOf(doc),
    repeatable: doc.repeatable,
    productNames: doc.productNames,
  }),
  referencesOf: referencesOfForm,
  hasPart: ({ fields }, part) => fields.some(({ name }) => name === part),
  partsOf: ({ fields }) => {
    const ids = fieldIdsOf(fields);
    return fields.map(({ name }, index) => ({ key: ids[index] ?? name, name }));
  },
  isRequired: () => false,
  followRenaming: followFormRenaming,
  // A preceding field is chosen from a form of the type that is not supplemental.
  servesOtherwise: (before, after) => before.type !== after.type || before.root !== after.root,
};

/** What tells a version of a form from all others. */
export function identityOfForm(uniqueName: string, version: number): string {
  return `${uniqueName}\n${version}`;
}

/** Whether the form may be changed in everything, and deleted. */
export function isInProduction({ status }: Pick<FormTemplateDoc, 'status'>): boolean {
  return status === formStatus.inProduction;
}

/** What must be true of a form by itself, beyond its shape. */
function formTemplateFaults(doc: FormTemplateDoc): Violation[] {
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
