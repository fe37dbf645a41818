import type { components } from '@studio/api';
import { parseXml, type XmlElement } from './parseXml.ts';

type DataSet = components['schemas']['DataSet'];
type DataItem = components['schemas']['DataItem'];
type DataItemCriteria = components['schemas']['DataItemCriteria'];

/** What a file says of a data set; the name of the author is not in it. */
export type ExportedDataSet = Omit<DataSet, 'lastModifiedBy'>;

/**
 * Reads the data sets of an initialization file back, as the format describes it and without the server's own code, so
 * that what an export loses is seen.
 */
export function readInitializationFile(source: string): ExportedDataSet[] {
  const root = parseXml(source);
  if (root.name !== 'configuration' || root.attributes['xmlns'] !== 'urn:studio:dbinit:1') {
    throw new Error('This is no initialization file.');
  }
  return root.children
    .filter((section) => textOf(section, 'title') === 'Data Sets')
    .flatMap((section) => childrenOf(section, 'dataSet').map(readDataSet));
}

function readDataSet(element: XmlElement): ExportedDataSet {
  const { attributes } = element;
  const name = textOf(element, 'name') ?? '';
  return {
    name,
    description: textOf(element, 'description') ?? '',
    type: Number(attributes['type']) as DataSet['type'],
    dynamicDefault: flag(attributes['dynamicDefault']),
    supportSearch: attributes['supportSearch'] === 'true',
    minSearchStringLength: Number(attributes['minSearchStringLength']),
    generatorBeanName: textOf(element, 'generatorBeanName'),
    repeatingFormTemplateUniqueName: textOf(element, 'repeatingFormTemplateUniqueName'),
    clearInvalidFieldValue: flag(attributes['clearInvalidFieldValue']),
    required: attributes['required'] === 'true',
    items: childrenOf(element, 'item').map((item, ordering) => readItem(item, name, ordering)),
    dynamicDataSetDependency: readDependency(childrenOf(element, 'dependency')[0]),
    lastModifiedById: attributes['lastModifiedById'] ?? '',
    timeLastModified: Date.parse(attributes['timeLastModified'] ?? ''),
    version: Number(attributes['version']),
  };
}

function readItem(element: XmlElement, dataSetName: string, ordering: number): DataItem {
  const value = textOf(element, 'value') ?? '';
  const precedence = element.attributes['defaultPrecedence'];
  return {
    name: textOf(element, 'label') ?? '',
    value,
    grouping: textOf(element, 'group') ?? '',
    ordering,
    defaultPrecedence: precedence === undefined ? null : Number(precedence),
    enhancedDynamicDataItemCriteriaList: childrenOf(element, 'criterion').map((criterion) =>
      readCriterion(criterion, { dataSetName, value }),
    ),
  };
}

function readCriterion(
  element: XmlElement,
  owner: Pick<DataItemCriteria, 'dataSetName' | 'value'>,
): DataItemCriteria {
  return {
    ...owner,
    productName: textOf(element, 'productName'),
    fieldValue1: textOf(element, 'fieldValue1'),
    fieldValue2: textOf(element, 'fieldValue2'),
    fieldValue3: textOf(element, 'fieldValue3'),
    ordering: Number(element.attributes['ordering']),
  };
}

function readDependency(element: XmlElement | undefined): DataSet['dynamicDataSetDependency'] {
  if (!element) return null;
  const fields = childrenOf(element, 'sourceField').map((field) => {
    const formTemplateUniqueName = textOf(field, 'formTemplateUniqueName') ?? '';
    const fieldName = textOf(field, 'fieldName') ?? '';
    return { formTemplateUniqueName, fieldName, key: `${formTemplateUniqueName}|${fieldName}` };
  });
  return {
    productDependent: element.attributes['productDependent'] === 'true',
    sourceFieldDependencies: fields,
  };
}

function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of a child element, its backslash escapes read; null when there is none. */
function textOf(element: XmlElement, name: string): string | null {
  const [child] = childrenOf(element, name);
  if (!child) return null;
  if (child.attributes['escaped'] !== 'true') return child.text;
  return child.text.replaceAll(/\\(?:u([\dA-F]{4})|\\)/g, (_, hex: string | undefined) =>
    hex === undefined ? '\\' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function flag(text: string | undefined): boolean | null {
  return text === undefined ? null : text === 'true';
}
