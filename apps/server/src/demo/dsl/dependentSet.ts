import type { DemoCriterion, DemoDataSetSeed, DemoSourceField } from '../types.ts';
import { emptySet } from './emptySet.ts';
import { parseCriteria } from './parseCriteria.ts';
import { parseItems } from './parseItems.ts';

interface DependentSetContent {
  /** True when the product decides which items are offered. Default false. */
  byProduct?: boolean;
  /** Fields that decide which items are offered, at most 3, each written `FormUniqueName|fieldName`. */
  byFields?: string[];
  /** False keeps an answer that its sources no longer allow. Default true. */
  clearInvalid?: boolean;
  /** Text that `parseItems` reads; a third part of an item is its precedence as the default value. */
  items: string;
  /** Text that `parseCriteria` reads: which items are offered when. */
  when: string;
}

/** A Product/Field Dependent set. It recomputes its default when an item has a precedence. */
export function dependentSet(
  name: string,
  description: string,
  { byProduct = false, byFields = [], clearInvalid = true, items: text, when }: DependentSetContent,
): DemoDataSetSeed {
  const items = parseItems(text);
  const criteria = parseCriteria(when, name, items, { byProduct, fieldCount: byFields.length });
  const byValue = Map.groupBy(criteria, (criterion: DemoCriterion) => criterion.value);
  return {
    ...emptySet(name, description, 2),
    dynamicDefault: items.some((item) => item.defaultPrecedence !== null),
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    clearInvalidFieldValue: clearInvalid,
    items: items.map((item) => ({
      ...item,
      enhancedDynamicDataItemCriteriaList: byValue.get(item.value) ?? [],
    })),
    dynamicDataSetDependency: {
      productDependent: byProduct,
      sourceFieldDependencies: byFields.map(sourceField),
    },
  };
}

function sourceField(key: string): DemoSourceField {
  const [formTemplateUniqueName = '', fieldName = ''] = key.split('|');
  return { formTemplateUniqueName, fieldName, key };
}
