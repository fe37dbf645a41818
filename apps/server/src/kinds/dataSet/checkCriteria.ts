import type { DataSetDependency, DataSetType } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';
import { type DataItemCriterion, dataSetType } from './DataSetDoc.ts';
import type { ReadItem } from './readItems.ts';

/** Criteria name something, and only what the set depends on, and only sets with dynamic criteria have any. */
export function checkCriteria(
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
