import { type ComponentType, result } from '@studio/api';
import { type Lookup, peekLookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';

/** What can be put on a form. It is part of the server: nothing that is saved changes it. */
export const componentTypes: Lookup<readonly ComponentType[]> = {
  key: '/fieldTemplateComponent/types',
  load: async (signal) => (await result(api.GET('/rest/fieldTemplateComponent/types', { signal }))).data,
};

/** What a field is called by its type and options, as far as components are known; its number before. */
export function componentLabel(
  type: number,
  options: string | null,
  components: readonly ComponentType[] = peekLookup(componentTypes) ?? [],
): string {
  const some = components.filter(({ fieldType, isField }) => fieldType === type && isField);
  const found =
    some.find((each) => isAmong(each.options, options)) ?? some.find((each) => each.options === null);
  return (found ?? some[0])?.label ?? String(type);
}

/** Whether a field has what a component begins with, such as that several values can be chosen. */
function isAmong(begun: string | null, options: string | null): boolean {
  const inner = /^<options>(.*)<\/options>$/s.exec(begun ?? '')?.[1];
  return inner !== undefined && options?.includes(inner) === true;
}
