import type { DataSetDependency, FieldChange } from '@studio/api';
import { fieldChange } from '../../../audit/diff/fieldChange.ts';

const section = 'Dependencies';
const fieldNumbers = [1, 2, 3];

/** What changed in what a data set depends on. Fields have numbers, as the columns of the criteria have. */
export function dependencyChanges(
  before: DataSetDependency | null,
  after: DataSetDependency | null,
): FieldChange[] {
  return [
    ...fieldChange([section, 'Product'], product(before), product(after)),
    ...fieldNumbers.flatMap((number) =>
      fieldChange([section, `Field ${number}`], field(before, number), field(after, number)),
    ),
  ];
}

function product(dependency: DataSetDependency | null): string | null {
  return dependency?.productDependent ? 'True' : null;
}

function field(dependency: DataSetDependency | null, number: number): string | null {
  const source = dependency?.sourceFieldDependencies[number - 1];
  return source ? `${source.formTemplateUniqueName} › ${source.fieldName}` : null;
}
