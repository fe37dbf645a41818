import type { SelectorItem } from '../../TwoStepSelector/types.ts';

/** The forms whose fields have been loaded, with the labels that are known for them. */
export function loadedFields(
  known: ReadonlyMap<string, readonly SelectorItem[] | null | 'failed'>,
  forms: readonly SelectorItem[],
): readonly (readonly [form: SelectorItem, fields: readonly SelectorItem[]])[] {
  return [...known].flatMap(([name, fields]) => {
    if (fields === null || fields === 'failed') return [];
    return [[forms.find((form) => form.name === name) ?? { name }, fields] as const];
  });
}
