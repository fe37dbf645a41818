import type { DataSetWrite } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';
import { checkItems } from './checkItems.ts';
import { checkSettings } from './checkSettings.ts';
import { type DataSetDoc, defaultMinSearchStringLength } from './DataSetDoc.ts';
import { type DataSetParts, isEnhanced, partsOfBody, withDefaults } from './dataSetParts.ts';
import { checkDependency, readDependency } from './dependency.ts';
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
