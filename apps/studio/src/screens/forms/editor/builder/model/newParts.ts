import type { ComponentType } from '@studio/api';
import { type FormPartBase, freeName } from '@studio/widgets';
import { newRowKey } from '../../../../../kernel/editor/fields/newRowKey.ts';
import { blankPart, type FormDraft, type FormPart } from '../../draft/FormDraft.ts';

/** Fields without words of their own. */
const wordless: ReadonlySet<string> = new Set(['spacer']);

/** A part made of a component, with a variable name that no other field of the form has. */
export function newPart(component: ComponentType, parts: readonly FormPart[]): FormPart {
  const { name, label, fieldType, isField, options } = component;
  const part = { ...blankPart(newRowKey()), label: wordless.has(name) ? '' : label };
  if (!isField) return { ...part, isHead: true };
  return { ...part, type: fieldType, options, variableName: freeName(name, namesIn(parts)) };
}

/**
 * Copies of parts, of this form or of another: new fields, with variable names that no other field of the form has. Rules that the form does not
 * have are left out of them, and so is what no field of a form can say.
 */
export function copiedParts(
  sources: readonly FormPartBase[],
  { parts, rules }: Pick<FormDraft, 'parts' | 'rules'>,
): readonly FormPart[] {
  const taken = namesIn(parts);
  const known = new Set(rules.map(({ name }) => name));
  return sources.flatMap((source) => {
    const part = { ...saidBy(source), key: newRowKey(), id: '' };
    if (part.isHead) return { ...part, variableName: '', isBeside: false };
    if (part.variableName === '') return [];
    const variableName = freeName(part.variableName, taken);
    taken.add(variableName);
    const isShownByRule = part.triggerRuleName !== null && known.has(part.triggerRuleName);
    return {
      ...part,
      variableName,
      ...(!isShownByRule && { triggerRuleName: null, untriggerBehavior: 0 as const }),
    };
  });
}

/** What may be an empty choice instead of a text, and instead of a number. */
const numbers: ReadonlySet<string> = new Set(['labelWidth', 'fieldWidth', 'maxChars']);

/** What of a source is a part: properties of other types are as they are by default. */
function saidBy(source: FormPartBase): FormPart {
  const blank = blankPart('');
  const given = source as unknown as Readonly<Record<string, unknown>>;
  const properties = Object.entries(blank).map(([name, usual]): [string, unknown] => {
    const value = Object.hasOwn(given, name) ? given[name] : usual;
    const typeOfNone = numbers.has(name) ? 'number' : 'string';
    const type = usual === null ? typeOfNone : typeof usual;
    const isRight = typeof value === type || (usual === null && value === null);
    return [name, isRight && (name !== 'products' || isProducts(value)) ? value : usual];
  });
  // The names and types are those of a blank part.
  return Object.fromEntries(properties) as unknown as FormPart;
}

function isProducts(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return true;
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  } catch {
    return false;
  }
}

function namesIn(parts: readonly FormPart[]): Set<string> {
  return new Set(parts.filter(({ isHead }) => !isHead).map(({ variableName }) => variableName));
}
