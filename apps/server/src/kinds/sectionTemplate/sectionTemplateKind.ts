import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { fileNameFault } from '../../uploads/fileNameFault.ts';
import { checkUnique } from '../checkUnique.ts';
import { contentReferenceShape } from '../contentReferenceShape.ts';
import { followInCondition } from '../formTemplate/followFormRenaming.ts';
import { dataSetsInCondition, fieldsInCondition, referenceTypes } from '../formTemplate/formReferences.ts';
import { kindNames } from '../kindNames.ts';
import { referenceOf, renameIn } from '../rule/ruleKind.ts';
import { mapObjects, walkObjects } from '../rule/walkObjects.ts';
import {
  applicability,
  type SectionRule,
  type SectionTemplateDoc,
  sectionStatus,
} from './SectionTemplateDoc.ts';

const name = { type: 'string', format: 'name', maxLength: 1000 };
const flag = { type: 'boolean' };

const properties = {
  name,
  description: { type: 'string', maxLength: 4000 },
  active: flag,
  applicability: { enum: Object.values(applicability) },
  applicableToProposal: flag,
  applicableToBinder: flag,
  productNames: { type: 'array', maxItems: 500, items: name },
  ordinalNumber: { type: 'integer', minimum: 0, maximum: 999_999 },
  stitchable: flag,
  formTemplateUniqueName: { ...name, type: ['string', 'null'] },
  adapterBeanName: { type: 'string', pattern: '\\S', maxLength: 1000 },
  document: contentReferenceShape(),
  status: { enum: Object.values(sectionStatus) },
  triggerRule: {
    oneOf: [
      { type: 'null' },
      {
        type: 'object',
        required: ['condition', 'actions'],
        additionalProperties: false,
        properties: { condition: { type: 'object' }, actions: { type: 'array', maxItems: 500 } },
      },
    ],
  },
};

const checkSectionTemplateShape = checkShape<SectionTemplateDoc>(whole(properties), sectionFaults);

function sectionFaults({ productNames, document }: SectionTemplateDoc): Violation[] {
  const fault = document === null ? null : fileNameFault(document.fileName);
  return [
    ...checkUnique(productNames, 'product', (index) => `/productNames/${index}`),
    ...(fault === null
      ? []
      : [{ pointer: '/document/fileName', message: `The name of the document ${fault}.` }]),
  ];
}

/** Section templates. They refer to products and to a form; their rules to fields of forms, which may be missing. */
export const sectionTemplateKind: Kind<SectionTemplateDoc> = {
  name: kindNames.sectionTemplate,
  noun: 'section template',
  lifecycle: {
    stateOf: ({ status }) => (status === sectionStatus.inProduction ? 'inProduction' : 'draft'),
    inState: (doc, state) => ({
      ...doc,
      status: state === 'inProduction' ? sectionStatus.inProduction : sectionStatus.draft,
    }),
    frozenFrom: null,
  },
  validate: checkSectionTemplateShape,
  nameOf: (doc) => doc.name,
  summarise: ({ active, ordinalNumber, status, applicability: when }) => ({
    ...{ active, ordinalNumber, status, applicability: when },
  }),
  referencesOf,
  hasPart: () => false,
  contentsOf: ({ document }) => (document === null ? [] : [{ content: document, pointer: '/document' }]),
  isRequired: () => false,
  followRenaming,
};

function referencesOf(doc: SectionTemplateDoc): Reference[] {
  const { productNames, formTemplateUniqueName: form, triggerRule } = doc;
  return [
    ...productNames.map((product, index) => reference(kindNames.product, product, `/productNames/${index}`)),
    ...(form === null ? [] : [reference(kindNames.formTemplate, form, '/formTemplateUniqueName')]),
    ...(triggerRule === null ? [] : namedInRule(triggerRule)),
  ];
}

function reference(toKind: string, toName: string, pointer: string): Reference {
  return { part: '', toKind, toName, toPart: '', pointer };
}

/** What a rule names may be missing: its errors say so. */
function namedInRule({ condition, actions }: SectionRule): Reference[] {
  const pointer = '/triggerRule/condition';
  return [
    ...fieldsInCondition(condition, pointer, referenceTypes.rule),
    ...dataSetsInCondition(condition, pointer),
    ...walkObjects(actions, '/triggerRule/actions').flatMap((found) =>
      referenceOf(found.object, found.pointer),
    ),
  ];
}

function followRenaming(doc: SectionTemplateDoc, renaming: Renaming): SectionTemplateDoc {
  const { kind, from, to } = renaming;
  const isNamed = referencesOf(doc).some(({ toKind, toName }) => toKind === kind && toName === from);
  if (!isNamed) return doc;
  const renamed = (name: string) => (name === from ? to : name);
  if (kind === kindNames.product) return { ...doc, productNames: doc.productNames.map(renamed) };
  const { triggerRule, formTemplateUniqueName: form } = doc;
  const condition = triggerRule && followInCondition(triggerRule.condition, renaming);
  return {
    ...doc,
    formTemplateUniqueName: form !== null && kind === kindNames.formTemplate ? renamed(form) : form,
    triggerRule: triggerRule &&
      condition && {
        condition,
        actions: triggerRule.actions.map((action) =>
          mapObjects(action, (object) => renameIn(object, renaming)),
        ),
      },
  };
}
