import type { DataItem, DataItemCriteria } from '@studio/api';

/** What is chosen in the sources that a set depends on; null where nothing is. */
export interface Choice {
  productName: string | null;
  /** In the order of the set's source fields. */
  fieldValues: readonly [string | null, string | null, string | null];
}

/**
 * The items that their criteria allow for a choice, in their order: those without criteria, and those of which one
 * criterion fits. Texts are compared exactly.
 */
export function offerItems(items: readonly DataItem[], choice: Choice): DataItem[] {
  return items.filter(({ enhancedDynamicDataItemCriteriaList: criteria = [] }) => {
    return criteria.length === 0 || criteria.some((criterion) => fits(criterion, choice));
  });
}

/** The value of the item with the lowest precedence as a default; null when none has one. */
export function defaultValueOf(offered: readonly DataItem[]): string | null {
  let found: { value: string; precedence: number } | null = null;
  for (const { value, defaultPrecedence: precedence } of offered) {
    if (typeof precedence !== 'number') continue;
    if (found === null || precedence < found.precedence) found = { value, precedence };
  }
  return found?.value ?? null;
}

/** A criterion that names no product, or leaves a field out, fits whatever is chosen there. */
function fits(criterion: DataItemCriteria, { productName, fieldValues }: Choice): boolean {
  const [first, second, third] = fieldValues;
  return (
    allows(criterion.productName, productName) &&
    allows(criterion.fieldValue1, first) &&
    allows(criterion.fieldValue2, second) &&
    allows(criterion.fieldValue3, third)
  );
}

function allows(wanted: string | null, chosen: string | null): boolean {
  return wanted === null || wanted === chosen;
}
