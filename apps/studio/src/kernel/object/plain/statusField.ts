import { statusText } from '../../status.messages.ts';
import { choiceField } from './choiceField.tsx';
import type { FieldOptions } from './makeField.ts';
import type { PlainField } from './PlainField.ts';

/** Whether an object is active. */
export function statusField<Doc, Draft = unknown>(
  options: Partial<FieldOptions<boolean, Doc, Draft>> = {},
): PlainField<Draft, boolean, Doc> {
  return choiceField<boolean, Doc, Draft>({
    label: () => statusText('status'),
    ...options,
    choices: () => [
      { value: true, label: statusText('active') },
      { value: false, label: statusText('inactive') },
    ],
  });
}
