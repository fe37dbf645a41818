import { checkShape } from '../../store/checkShape.ts';
import type { Kind, LifecycleState } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { type FormTemplateDoc, formStatus } from './FormTemplateDoc.ts';
import { fieldIdsOf } from './fieldIds.ts';
import { followFormRenaming } from './followFormRenaming.ts';
import { referencesOfForm } from './formReferences.ts';
import { formTemplateFaults } from './formTemplateRules.ts';
import { formTemplateShape } from './formTemplateShape.ts';
import { formTypeName } from './formTemplateTypes.ts';
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
