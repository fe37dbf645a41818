import type { DataSetWrite } from '@studio/api';
import { StoreError } from '../../store/StoreError.ts';
import { checkItems } from './checkItems.ts';
import { checkSettings } from './checkSettings.ts';
import { type DataSetDoc, dataSetType, defaultMinSearchStringLength } from './DataSetDoc.ts';
import { checkDependency, readDependency } from './dependency.ts';
import { type ReadItem, readItems } from './readItems.ts';

/** A document as a request body describes it. */
export interface ReadDataSet {
  /** In the one form in which it is stored: blank items and criteria dropped, order numbered anew. */
  doc: DataSetDoc;
  /** Where the body has what the document has at a JSON pointer. */
  toBodyPointer: (pointer: string) => string;
}

/** Reads a request body. The set counts as not required. Throws a `StoreError` that lists the broken rules. */
export function readDataSet(body: DataSetWrite): ReadDataSet {
  const isEnhanced = body.type === dataSetType.custom || body.type === dataSetType.dependent;
  const list = isEnhanced ? 'enhancedDynamicDataItems' : 'items';
  const dependency = isEnhanced ? readDependency(body.dependency ?? null) : null;
  const items = readItems(body[list] ?? [], { list, dataSetName: body.name.trim() });
  const violations = [
    ...checkSettings(body),
    ...checkDependency(dependency),
    ...checkItems(items, body.type, dependency),
  ];
  if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
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
  return { doc, toBodyPointer: bodyPointers(items) };
}

const itemPointer =
  /^\/items\/(?<item>\d+)(?:\/enhancedDynamicDataItemCriteriaList\/(?<criterion>\d+))?(?<rest>.*)$/;

function bodyPointers(items: readonly ReadItem[]): (pointer: string) => string {
  return (pointer) => {
    const { item, criterion, rest = '' } = itemPointer.exec(pointer)?.groups ?? {};
    const found = item === undefined ? undefined : items[Number(item)];
    if (!found) return pointer.replace(/^\/dynamicDataSetDependency(?=\/|$)/, '/dependency');
    const place = criterion === undefined ? found.pointer : found.criterionPointers[Number(criterion)];
    return `${place ?? found.pointer}${rest}`;
  };
}

function blankToNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
