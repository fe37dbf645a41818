import type { DataSetDependency, SourceFieldDependency } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';

const mostFields = 3;

/** A dependency as it is stored: none at all when it depends on nothing. */
export function readDependency(dependency: DataSetDependency | null): DataSetDependency | null {
  if (dependency === null) return null;
  const { productDependent, sourceFieldDependencies } = dependency;
  return productDependent || sourceFieldDependencies.length > 0 ? dependency : null;
}

/** Up to three fields, each named once, in full, and by its own key. `at` is the pointer to the dependency. */
export function checkDependency(dependency: DataSetDependency | null, at: string): Violation[] {
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
