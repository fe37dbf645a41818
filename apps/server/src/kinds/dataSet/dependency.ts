import type { DataSetDependency } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';

/** A dependency as it is stored: keys made anew, and none at all when it depends on nothing. */
export function readDependency(dependency: DataSetDependency | null): DataSetDependency | null {
  if (dependency === null) return null;
  const { productDependent, sourceFieldDependencies } = dependency;
  if (!productDependent && sourceFieldDependencies.length === 0) return null;
  return {
    productDependent,
    sourceFieldDependencies: sourceFieldDependencies.map(({ formTemplateUniqueName, fieldName }) => ({
      formTemplateUniqueName,
      fieldName,
      key: `${formTemplateUniqueName}|${fieldName}`,
    })),
  };
}

/** Each field is named once; blank ones are not fields. */
export function checkDependency(dependency: DataSetDependency | null): Violation[] {
  const fields = dependency?.sourceFieldDependencies ?? [];
  return fields.flatMap(({ formTemplateUniqueName, fieldName, key }, index) => {
    const pointer = `/dependency/sourceFieldDependencies/${index}`;
    if (formTemplateUniqueName.trim() === '')
      return { pointer: `${pointer}/formTemplateUniqueName`, message: 'A form template is required.' };
    if (fieldName.trim() === '') return { pointer: `${pointer}/fieldName`, message: 'A field is required.' };
    const isRepeated = fields.findIndex((field) => field.key === key) !== index;
    return isRepeated
      ? { pointer, message: `The field '${fieldName}' of '${formTemplateUniqueName}' is there twice.` }
      : [];
  });
}
