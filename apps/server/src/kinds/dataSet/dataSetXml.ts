import type { DataSetDependency } from '@studio/api';
import { element, textElement } from '../../exchange/element.ts';
import { encodeText } from '../../exchange/encodeText.ts';
import { originOf } from '../../exchange/originRules.ts';
import { unresolvedXml } from '../../exchange/unresolvedRule.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { ReferenceTarget } from '../../store/targetKey.ts';
import type { DataItemCriterion, DataSetDoc, StoredDataItem } from './DataSetDoc.ts';

/** A data set as an element of an initialization file. Texts are elements, so that they may hold anything. */
export function dataSetXml(
  document: StoredDocument<DataSetDoc>,
  unresolved: readonly ReferenceTarget[],
): string {
  const { doc } = document;
  const attributes = {
    type: doc.type,
    dynamicDefault: doc.dynamicDefault,
    supportSearch: doc.supportSearch,
    minSearchStringLength: doc.minSearchStringLength,
    clearInvalidFieldValue: doc.clearInvalidFieldValue,
    required: doc.required,
    ...originOf(document),
  };
  const content = [
    textElement('name', doc.name),
    textElement('description', doc.description),
    textElement('generatorBeanName', doc.generatorBeanName),
    textElement('repeatingFormTemplateUniqueName', doc.repeatingFormTemplateUniqueName),
    dependencyXml(doc.dynamicDataSetDependency),
    ...doc.items.map(itemXml),
    ...unresolved.map(unresolvedXml),
  ];
  return element('dataSet', attributes, content.join(''));
}

function dependencyXml(dependency: DataSetDependency | null): string {
  if (dependency === null) return '';
  const { productDependent, sourceFieldDependencies } = dependency;
  const fields = sourceFieldDependencies.map(({ formTemplateUniqueName, fieldName }) =>
    element(
      'sourceField',
      {},
      textElement('formTemplateUniqueName', formTemplateUniqueName) + textElement('fieldName', fieldName),
    ),
  );
  return element('dependency', { productDependent }, fields.join(''));
}

function itemXml(item: StoredDataItem): string {
  const content = [
    textElement('label', item.name),
    textElement('value', item.value),
    textElement('group', item.grouping === '' ? null : item.grouping),
    ...item.enhancedDynamicDataItemCriteriaList.map(criterionXml),
    ...Object.entries(item.attributes ?? {}).map(([name, value]) => attributeXml(name, value)),
  ];
  return element('item', { defaultPrecedence: item.defaultPrecedence }, content.join(''));
}

function criterionXml(criterion: DataItemCriterion): string {
  const content = [
    textElement('productName', criterion.productName),
    textElement('fieldValue1', criterion.fieldValue1),
    textElement('fieldValue2', criterion.fieldValue2),
    textElement('fieldValue3', criterion.fieldValue3),
  ];
  return element('criterion', { ordering: criterion.ordering }, content.join(''));
}

function attributeXml(name: string, value: string): string {
  const { isEscaped, content } = encodeText(value);
  const isEscapedName = encodeText(name).isEscaped;
  return element(
    'attribute',
    { name, escapedName: isEscapedName || null, escaped: isEscaped || null },
    content,
  );
}
