import { FormField } from '@studio/ui';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'FormField',
  render: (given) => (
    <FormField label="Priority" hint="1 runs first" isRequired readOnlyReason="Locked" {...given}>
      <input type="number" />
    </FormField>
  ),
  root: 'form-field',
  parts: ['label', 'required', 'hint', 'read-only-reason'],
};
