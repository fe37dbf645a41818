import { kindNames } from '../kindNames.ts';
import {
  dataSet,
  earlyProduct,
  formTemplate,
  letterOfAuthority,
  organization,
  product,
  roofField,
  rule,
  ruleSet,
  scoringRule,
  sectionTemplate,
  storedItem,
  user,
} from './documents.ts';
import type { KindCase, Referrer } from './KindCase.ts';

/** A set of the type that depends on other things. */
function dependentSet(name: string) {
  const settings = { dynamicDefault: false, clearInvalidFieldValue: false };
  return { ...dataSet(name), type: 2, ...settings, generatorBeanName: 'enhancedDynamicDataItemGenerator' };
}

const fieldOfDataSet: Referrer = {
  kind: kindNames.formTemplate,
  mayBeMissing: true,
  doc: (name, dataSetName) => ({ ...formTemplate(name), fields: [{ ...roofField, dataSetName }] }),
};

const ruleOfDataSet: Referrer = {
  kind: kindNames.rule,
  doc: (name, dataSetName) => ({
    ...rule(name),
    actions: [{ among: [{ kind: 'DataSetItemValue', datasetName: dataSetName, entityUri: 'FLAT' }] }],
  }),
};

const ruleOfSet: Referrer = {
  kind: kindNames.rule,
  mayBeMissing: true,
  doc: (name, ruleSetName) => ({ ...rule(name), ruleSetName }),
};

const productOfForm: Referrer = {
  kind: kindNames.product,
  doc: (name, form) => ({ ...product(name), ratingOutputFormName: form }),
};

const earlyProductOfForm: Referrer = {
  kind: kindNames.product,
  doc: (name, form) => ({ ...earlyProduct(name), formTemplateUniqueNames: [form] }),
};

const productOfProduct: Referrer = {
  kind: kindNames.product,
  doc: (name, other) => ({ ...product(name), submissionProductNames: [other] }),
};

const ruleOfField: Referrer = {
  kind: kindNames.rule,
  doc: (name, formTemplateUniqueName, fieldName = 'roof') => ({
    ...rule(name),
    condition: { kind: 'FieldValue', formTemplateUniqueName, fieldName },
  }),
};

/** The kept cases of a rule set, which have values of a form. */
const caseOfForm: Referrer = {
  kind: kindNames.ruleSet,
  mayBeMissing: true,
  doc: (name, form) => ({
    ...ruleSet(name),
    cases: [{ id: 'case', version: 1, name: 'Old roof', values: { [`${form}::roof`]: 31 }, expected: [] }],
  }),
};

const formOfForm: Referrer = {
  kind: kindNames.formTemplate,
  mayBeMissing: true,
  doc: (name, linkFormTemplateUniqueName, linkVariableName = 'roof') => ({
    ...formTemplate(name),
    fields: [{ ...roofField, linkFormTemplateUniqueName, linkVariableName }],
  }),
};

const dataSetOfField: Referrer = {
  kind: kindNames.dataSet,
  doc: (name, formTemplateUniqueName, fieldName = 'roof') => {
    const source = { formTemplateUniqueName, fieldName, key: `${formTemplateUniqueName}|${fieldName}` };
    const dynamicDataSetDependency = { productDependent: false, sourceFieldDependencies: [source] };
    return { ...dependentSet(name), dynamicDataSetDependency };
  },
};

const formOfProduct: Referrer = {
  kind: kindNames.formTemplate,
  mayBeMissing: true,
  doc: (name, productName) => ({ ...formTemplate(name), productNames: [productName] }),
};

const dataSetOfProduct: Referrer = {
  kind: kindNames.dataSet,
  doc: (name, productName) => {
    const values = { fieldValue1: null, fieldValue2: null, fieldValue3: null };
    const criterion = { dataSetName: name, value: 'FLAT', productName, ...values, ordering: 0 };
    const item = { ...storedItem('Flat', 'FLAT', 0), enhancedDynamicDataItemCriteriaList: [criterion] };
    const dynamicDataSetDependency = { productDependent: true, sourceFieldDependencies: [] };
    return { ...dependentSet(name), items: [item], dynamicDataSetDependency };
  },
};

/** The part that is referred to is the one that is scored. */
const scoringRuleOfField: Referrer = {
  kind: kindNames.scoringRule,
  doc: (name, formTemplateUniqueName, variableName = 'roof') => ({
    ...scoringRule(name),
    ...{ formTemplateUniqueName, variableName },
  }),
};

const sectionOfForm: Referrer = {
  kind: kindNames.sectionTemplate,
  doc: (name, form) => ({ ...sectionTemplate(name), formTemplateUniqueName: form }),
};

const sectionOfProduct: Referrer = {
  kind: kindNames.sectionTemplate,
  doc: (name, productName) => ({ ...sectionTemplate(name), productNames: [productName] }),
};

/** The rule of a section. What it names may be missing: the rule is not valid then. */
const sectionOfDataSet: Referrer = {
  kind: kindNames.sectionTemplate,
  mayBeMissing: true,
  doc: (name, dataSetName) => ({
    ...sectionTemplate(name),
    triggerRule: {
      condition: {
        kind: 'BinaryCondition',
        lhs: { kind: 'VariableValue', variableName: 'roof' },
        operatorName: 'equals',
        rhs: [{ kind: 'DataSetItemValue', datasetName: dataSetName, entityUri: 'FLAT' }],
      },
      actions: [],
    },
  }),
};

const organizationOfOrganization: Referrer = {
  kind: kindNames.organization,
  doc: (id, parentId) => ({ ...organization(id), parentId }),
};

const issuerOfLetter: Referrer = {
  kind: kindNames.organization,
  doc: (id, agencyId) => ({
    ...organization(id),
    ...{ organizationType: 2, letters: [letterOfAuthority(agencyId)] },
  }),
};

const organizationOfForm: Referrer = {
  kind: kindNames.organization,
  mayBeMissing: true,
  doc: (id, uniqueName) => ({
    ...organization(id),
    forms: [{ id: 'form', uniqueName, templateVersion: 1, name: 'Form', type: 43, values: {} }],
  }),
};

const userOfRole: Referrer = {
  kind: kindNames.user,
  doc: (id, userType, role = 'Role') => ({ ...user(id), userType: Number(userType), roleNames: [role] }),
};

/** What refers to documents of the kinds that anything refers to. */
export const referrersTo = {
  dataSet: [fieldOfDataSet, ruleOfDataSet, sectionOfDataSet],
  ruleSet: [ruleOfSet],
  formTemplate: [
    productOfForm,
    earlyProductOfForm,
    ruleOfField,
    caseOfForm,
    dataSetOfField,
    formOfForm,
    scoringRuleOfField,
    sectionOfForm,
    organizationOfForm,
  ],
  product: [formOfProduct, dataSetOfProduct, productOfProduct, sectionOfProduct],
  organization: [organizationOfOrganization, issuerOfLetter],
  permission: [userOfRole],
};

/** The fields of a form, which rules and sets refer to. */
export const formParts: NonNullable<KindCase['parts']> = {
  doc: (uniqueName, name) => ({ ...formTemplate(uniqueName), fields: [{ ...roofField, id: '7', name }] }),
  without: (uniqueName) => ({ ...formTemplate(uniqueName), fields: [] }),
  referrers: [ruleOfField, dataSetOfField, formOfForm, scoringRuleOfField],
};
