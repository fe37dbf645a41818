import type { DataSetDependency, DataSetType, DataSetWrite, SourceFieldDependency } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';
import { checkSettings } from './checkSettings.ts';
import {
  type DataItemCriterion,
  type DataSetDoc,
  dataSetType,
  defaultMinSearchStringLength,
} from './DataSetDoc.ts';
import { type DataSetParts, isEnhanced, partsOfBody, withDefaults } from './dataSetParts.ts';
import { type ReadItem, readItems } from './readItems.ts';

/** A document as a request body describes it. */
export interface ReadDataSet {
  /** In the one form in which it is stored: blank items and criteria dropped, order numbered anew. */
  doc: DataSetDoc;
  /** Where the body has what the document has at a JSON pointer. */
  toBodyPointer: (pointer: string) => string;
  /** The rules that the body breaks, with where it does. */
  violations: Violation[];
}

/** Reads a request body, which may be what reading a set answered. The set counts as not required. */
export function readDataSet(given: DataSetWrite): ReadDataSet {
  const body = withDefaults(given);
  const parts = partsOfBody(body);
  const dependency = isEnhanced(body.type) ? readDependency(parts.dependency) : null;
  const items = readItems(parts.items, { list: parts.list, dataSetName: body.name.trim() });
  const violations = [
    ...checkSettings(body, parts),
    ...checkDependency(dependency, parts.dependencyPointer),
    ...checkItems(items, body.type, dependency),
  ];
  const doc = {
    name: body.name.trim(),
    description: body.description,
    type: body.type,
    dynamicDefault: body.dynamicDefault,
    supportSearch: body.supportSearch,
    minSearchStringLength: body.supportSearch ? body.minSearchStringLength : defaultMinSearchStringLength,
    generatorBeanName: blankToNull(body.generatorBeanName),
    repeatingFormTemplateUniqueName: blankToNull(body.repeatingFormTemplateUniqueName),
    clearInvalidFieldValue: body.clearInvalidFieldValue,
    required: false,
    items: items.map(({ item }) => item),
    dynamicDataSetDependency: dependency,
  };
  return { doc, toBodyPointer: bodyPointers(items, parts.dependencyPointer), violations };
}

const itemPointer =
  /^\/items\/(?<item>\d+)(?:\/enhancedDynamicDataItemCriteriaList\/(?<criterion>\d+))?(?<rest>.*)$/;

function bodyPointers(
  items: readonly ReadItem[],
  dependencyPointer: DataSetParts['dependencyPointer'],
): (pointer: string) => string {
  return (pointer) => {
    const { item, criterion, rest = '' } = itemPointer.exec(pointer)?.groups ?? {};
    const found = item === undefined ? undefined : items[Number(item)];
    if (!found) return pointer.replace(/^\/dynamicDataSetDependency(?=\/|$)/, dependencyPointer);
    const place = criterion === undefined ? found.pointer : found.criterionPointers[Number(criterion)];
    return `${place ?? found.pointer}${rest}`;
  };
}

function blankToNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

const mostFields = 3;

/** A dependency as it is stored: none at all when it depends on nothing. */
function readDependency(dependency: DataSetDependency | null): DataSetDependency | null {
  if (dependency === null) return null;
  const { productDependent, sourceFieldDependencies } = dependency;
  return productDependent || sourceFieldDependencies.length > 0 ? dependency : null;
}

/** Up to three fields, each named once, in full, and by its own key. `at` is the pointer to the dependency. */
function checkDependency(dependency: DataSetDependency | null, at: string): Violation[] {
  const fields = dependency?.sourceFieldDependencies ?? [];
  const pointer = `${at}/sourceFieldDependencies`;
  const message = `A set depends on ${mostFields} fields at most.`;
  const tooMany = fields.length > mostFields ? [{ pointer, message }] : [];
  return [
    ...tooMany,
    ...fields.flatMap((field, index) => checkField(field, `${pointer}/${index}`, fields.slice(0, index))),
  ];
}

function checkField(
  field: SourceFieldDependency,
  pointer: string,
  before: readonly SourceFieldDependency[],
): Violation[] {
  const { formTemplateUniqueName, fieldName, key } = field;
  if (formTemplateUniqueName.trim() === '')
    return [{ pointer: `${pointer}/formTemplateUniqueName`, message: 'A form template is required.' }];
  if (fieldName.trim() === '') return [{ pointer: `${pointer}/fieldName`, message: 'A field is required.' }];
  if (key !== `${formTemplateUniqueName}|${fieldName}`)
    return [{ pointer: `${pointer}/key`, message: "The key must be the form and the field, joined by '|'." }];
  if (!before.some((other) => isSameField(other, field))) return [];
  return [{ pointer, message: `The field '${fieldName}' of '${formTemplateUniqueName}' is there twice.` }];
}

function isSameField(left: SourceFieldDependency, right: SourceFieldDependency): boolean {
  return left.formTemplateUniqueName === right.formTemplateUniqueName && left.fieldName === right.fieldName;
}

const mostAttributes = 100;

/** The rules for items: what is there, what is unique, and what a type does not have. */
function checkItems(
  items: readonly ReadItem[],
  type: DataSetType,
  dependency: DataSetDependency | null,
): Violation[] {
  return [
    ...checkText(items, 'name', 'label'),
    ...checkText(items, 'value', 'value'),
    ...checkGroups(items),
    ...checkAttributes(items),
    ...checkPrecedence(items, type),
    ...checkCriteria(items, type, dependency),
  ];
}

function checkText(items: readonly ReadItem[], property: 'name' | 'value', noun: string): Violation[] {
  const texts = items.map(({ item }) => item[property].trim());
  const different = new Set(texts);
  // As good as every set is; nothing else is made of a hundred thousand items then.
  if (different.size === texts.length && !different.has('')) return [];
  const counts = countBy(texts);
  return items.flatMap(({ item, pointer }) => {
    const text = item[property].trim();
    const at = `${pointer}/${property}`;
    if (text === '') return [{ pointer: at, message: `A ${noun} is required.` }];
    return (counts.get(text) ?? 0) > 1
      ? [{ pointer: at, message: `The ${noun} '${text}' is there more than once.` }]
      : [];
  });
}

/** Items of a group are adjacent; a name that comes back later is a second group of that name. */
function checkGroups(items: readonly ReadItem[]): Violation[] {
  const closed = new Set<string>();
  return items.flatMap(({ item: { grouping }, pointer }, index) => {
    const previous = items[index - 1]?.item.grouping;
    if (previous === undefined || previous === grouping) return [];
    closed.add(previous);
    if (!closed.has(grouping)) return [];
    const message =
      grouping === '' ? 'Only one group may have no name.' : `There is more than one group '${grouping}'.`;
    return [{ pointer: `${pointer}/grouping`, message }];
  });
}

function checkPrecedence(items: readonly ReadItem[], type: DataSetType): Violation[] {
  const given = items.filter(({ item }) => item.defaultPrecedence !== null);
  const counts = countBy(given.map(({ item }) => item.defaultPrecedence));
  return given.flatMap(({ item: { defaultPrecedence }, pointer }) => {
    if (defaultPrecedence === null) return [];
    const at = `${pointer}/defaultPrecedence`;
    if (type !== dataSetType.dependent) {
      return [{ pointer: at, message: 'Only a Product/Field Dependent set has default values.' }];
    }
    return (counts.get(defaultPrecedence) ?? 0) > 1
      ? [{ pointer: at, message: `The priority ${defaultPrecedence} is there more than once.` }]
      : [];
  });
}

function checkAttributes(items: readonly ReadItem[]): Violation[] {
  const having = items.filter(({ item }) => item.attributes !== undefined);
  return having.flatMap(({ item: { attributes = {} }, pointer }) =>
    Object.keys(attributes).length > mostAttributes
      ? [{ pointer: `${pointer}/attributes`, message: `An item has ${mostAttributes} attributes at most.` }]
      : [],
  );
}

function countBy<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Criteria name something, and only what the set depends on, and only sets with dynamic criteria have any. */
function checkCriteria(
  items: readonly ReadItem[],
  type: DataSetType,
  dependency: DataSetDependency | null,
): Violation[] {
  const isAllowed = type === dataSetType.custom || type === dataSetType.dependent;
  const fieldCount = dependency?.sourceFieldDependencies.length ?? 0;
  return items.flatMap(({ item, criterionPointers }) =>
    item.enhancedDynamicDataItemCriteriaList.flatMap((criterion, index) => {
      const pointer = criterionPointers[index] ?? '';
      if (!isAllowed) return [{ pointer, message: 'A set of this type has no criteria.' }];
      if (isEmpty(criterion)) return [{ pointer, message: 'A criterion needs a product or a field value.' }];
      const faults: Violation[] = [];
      if (criterion.productName !== null && !dependency?.productDependent) {
        faults.push({
          pointer: `${pointer}/productName`,
          message: 'The set does not depend on the product.',
        });
      }
      for (const number of [1, 2, 3] as const) {
        if (criterion[`fieldValue${number}`] === null || number <= fieldCount) continue;
        const message = `The set depends on fewer than ${number} fields.`;
        faults.push({ pointer: `${pointer}/fieldValue${number}`, message });
      }
      return faults;
    }),
  );
}

function isEmpty({ productName, fieldValue1, fieldValue2, fieldValue3 }: DataItemCriterion): boolean {
  return [productName, fieldValue1, fieldValue2, fieldValue3].every((text) => text === null);
}
