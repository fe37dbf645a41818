import { type ComponentType, result } from '@studio/api';
import { type Lookup, peekLookup } from '../../kernel/resource/Lookup.ts';
import { api } from '../../platform/http/api.ts';

/** What can be put on a form. It is part of the server: nothing that is saved changes it. */
export const componentTypes: Lookup<readonly ComponentType[]> = {
  key: '/fieldTemplateComponent/types',
  load: async (signal) => (await result(api.GET('/rest/fieldTemplateComponent/types', { signal }))).data,
};

/** The component that a field was made of, by its type and options; undefined where there is none of the type. */
export function componentOf(
  type: number,
  options: string | null,
  components: readonly ComponentType[],
): ComponentType | undefined {
  const some = components.filter(({ fieldType, isField }) => fieldType === type && isField);
  const found =
    some.find((each) => isAmong(each.options, options)) ?? some.find((each) => each.options === null);
  return found ?? some[0];
}

/** What a field is called by its type and options, as far as components are known; its number before. */
export function componentLabel(
  type: number,
  options: string | null,
  components: readonly ComponentType[] = peekLookup(componentTypes) ?? [],
): string {
  return componentOf(type, options, components)?.label ?? String(type);
}

/** Whether a field has what a component begins with, such as that several values can be chosen. */
function isAmong(begun: string | null, options: string | null): boolean {
  const inner = /^<options>(.*)<\/options>$/s.exec(begun ?? '')?.[1];
  return inner !== undefined && options?.includes(inner) === true;
}
