import { checkDataSet } from '../kinds/dataSet/checkDataSet.ts';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { dataSetRule } from '../kinds/dataSet/dataSetRule.ts';
import { dataSetXml } from '../kinds/dataSet/dataSetXml.ts';
import { formTemplateKind } from '../kinds/formTemplate/formTemplateKind.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { ruleKind } from '../kinds/rule/ruleKind.ts';
import { jsonSection } from './jsonSection.ts';
import type { Section } from './Section.ts';

/** The section of data sets. */
export const dataSetSection: Section<DataSetDoc> = {
  name: 'Data Sets',
  kind: dataSetKind,
  elementName: 'dataSet',
  toXml: dataSetXml,
  rule: dataSetRule,
  check: checkDataSet,
  // Whether the product needs a set is not for a file to change, nor for anybody who saves it.
  replace: ({ required }, doc) => ({ ...doc, required }),
};

/** Every section there is, in the order of a whole backup. */
export const sections: readonly Section[] = [
  dataSetSection,
  jsonSection('Form Templates', 'formTemplate', formTemplateKind),
  jsonSection('Rules', 'rule', ruleKind),
  jsonSection('Product Templates', 'product', productKind),
  jsonSection('Organizations', 'organization', organizationKind),
];

/** Stands for all sections. */
export const allSectionsName = 'All';
