import type { Choices } from './choices.ts';

/** Choices that are there. */
export function choicesOf(...options: readonly (readonly [value: string, label: string])[]): Choices {
  return {
    options: options.map(([value, label]) => ({ value, label })),
    isLoading: false,
    error: null,
    onRetry: () => undefined,
  };
}

/** The generators of Custom sets in stories. */
export const customGenerators = choicesOf(
  ['allProductsDataItemGenerator', 'All products'],
  ['userDataItemGenerator', 'Users'],
  ['modelYearDataItemGenerator', 'Model years'],
);

/** The only generator of dependent sets. */
export const dependentGenerators = choicesOf([
  'enhancedDynamicDataItemGenerator',
  'Enhanced dynamic data items',
]);

/** The form templates in stories. */
export const repeatingTemplates = choicesOf(
  ['driverInformation', 'Driver Information'],
  ['buildingSchedule', 'Building Schedule'],
);
