import type { FormDraft } from './draft/FormDraft.ts';
import { layoutOf } from './draft/formLayout.ts';

/**
 * Where something is that is wrong with a form: a part or a rule by its key, the trigger rule, the outline as a whole, or a setting by the contract's name. Of
 * rules `pointer` leads to a condition, from the condition of the rule; missing for the rule as a whole.
 */
export type FaultPlace =
  | { readonly at: 'part'; readonly key: string; readonly setting: string | null }
  | { readonly at: 'rule'; readonly key: string; readonly setting: string | null; readonly pointer?: string }
  | { readonly at: 'trigger'; readonly pointer?: string }
  | { readonly at: 'outline' }
  | { readonly at: 'settings'; readonly setting: string };

/** Where a pointer into the contract's form leads. @param draft what the pointer is about: the form as it was saved, or sent */
export function placeOf(pointer: string, draft: FormDraft): FaultPlace {
  const [, property = '', first = '', ...rest] = pointer.split('/');
  if (property === 'triggerRule') return { at: 'trigger', ...pointerIn([first, ...rest]) };
  if (property === 'fieldRules') return rulePlace(draft, Number(first), rest);
  if (property === 'sections')
    return first === '' ? { at: 'outline' } : partPlace(draft, Number(first), rest);
  return { at: 'settings', setting: property === 'formTemplate' ? first : property };
}

function rulePlace({ rules }: FormDraft, index: number, path: readonly string[]): FaultPlace {
  const rule = rules[index];
  return rule
    ? { at: 'rule', key: rule.key, setting: path[0] ?? null, ...pointerIn(path) }
    : { at: 'outline' };
}

/** @param path within the rule: `condition/subconditions/0` */
function pointerIn([property, ...path]: readonly string[]): { readonly pointer?: string } {
  return property === 'condition' && path.length > 0 ? { pointer: `/${path.join('/')}` } : {};
}

/** @param path within the section: `rows/0/fields/1/label` */
function partPlace(draft: FormDraft, index: number, path: readonly string[]): FaultPlace {
  const section = layoutOf(draft)[index];
  const [, row, , field, ...rest] = path;
  const found = row === undefined ? undefined : section?.rows[Number(row)]?.[Number(field)];
  const part = found ?? section?.head;
  if (part === undefined) return { at: 'outline' };
  // Settings of the field template are those of the field to everybody.
  const setting = (rest[0] === 'fieldTemplate' ? rest[1] : rest[0]) ?? null;
  return { at: 'part', key: part.key, setting: found === undefined ? null : setting };
}

/** What of a form the place belongs to, for the look of its outline; null for a setting. */
export function placeId(place: FaultPlace): string | null {
  if (place.at === 'settings') return null;
  return 'key' in place ? place.key : place.at;
}
