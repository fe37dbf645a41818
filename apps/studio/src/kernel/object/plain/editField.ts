import type { EditIntent } from '../../editor/types.ts';
import type { AnyPlainControl } from './PlainField.ts';

/** A draft in which a field has another value, with all that is chosen with it, and the step that this is: typing in one field is one. */
export function editField<Draft extends object>(
  controls: Readonly<Record<string, Pick<AnyPlainControl, 'implies' | 'isTyped'>>>,
  draft: Draft,
  name: string,
  value: unknown,
): { readonly draft: Draft; readonly intent: EditIntent } {
  const control = controls[name];
  return {
    draft: { ...draft, [name]: value, ...control?.implies?.(value, draft) },
    intent: control?.isTyped ? { coalesceKey: name } : {},
  };
}
