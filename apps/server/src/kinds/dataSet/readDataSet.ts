import type { DataSetWrite } from '@studio/api';
import { StoreError } from '../../store/StoreError.ts';
import { checkItems } from './checkItems.ts';
import { checkSettings } from './checkSettings.ts';
import { type DataSetDoc, dataSetType, defaultMinSearchStringLength } from './DataSetDoc.ts';
import { checkDependency, readDependency } from './dependency.ts';
import { readItems } from './readItems.ts';

const shownViolations = 200;

/**
 * The document that a request body stands for, in the one form in which it is stored: blank items and criteria dropped,
 * order numbered anew. `required` is what the stored document says. Throws a `StoreError` that lists the broken rules.
 */
export function readDataSet(body: DataSetWrite, { required }: Pick<DataSetDoc, 'required'>): DataSetDoc {
  const isEnhanced = body.type === dataSetType.custom || body.type === dataSetType.dependent;
  const list = isEnhanced ? 'enhancedDynamicDataItems' : 'items';
  const dependency = isEnhanced ? readDependency(body.dependency ?? null) : null;
  const items = readItems(body[list] ?? [], { list, dataSetName: body.name.trim() });
  const violations = [
    ...checkSettings(body),
    ...checkDependency(dependency),
    ...checkItems(items, body.type, dependency),
  ];
  if (violations.length > 0)
    throw new StoreError({ reason: 'invalid', violations: violations.slice(0, shownViolations) });
  return {
    name: body.name.trim(),
    description: body.description,
    type: body.type,
    dynamicDefault: body.dynamicDefault,
    supportSearch: body.supportSearch,
    minSearchStringLength: body.supportSearch ? body.minSearchStringLength : defaultMinSearchStringLength,
    generatorBeanName: blankToNull(body.generatorBeanName),
    repeatingFormTemplateUniqueName: blankToNull(body.repeatingFormTemplateUniqueName),
    clearInvalidFieldValue: body.clearInvalidFieldValue,
    required,
    items: items.map(({ item }) => item),
    dynamicDataSetDependency: dependency,
  };
}

function blankToNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
