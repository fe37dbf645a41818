import { useLookup } from '../../kernel/resource/Lookup.ts';
import { formTypes } from './forms.api.ts';

/** What the type of a form template is called; nothing until the types are there. */
export function FormTypeName({ type }: { readonly type: number }) {
  const { data } = useLookup(formTypes);
  return data?.types.find((each) => each.type === type)?.name ?? '';
}
