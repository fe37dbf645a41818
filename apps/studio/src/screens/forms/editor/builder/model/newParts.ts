import type { ComponentType } from '@studio/api';
import { type FormPartBase, freeName } from '@studio/widgets';
import { newRowKey } from '../../../../../kernel/editor/fields/newRowKey.ts';
import { blankPart, type FormDraft, type FormPart } from '../../draft/FormDraft.ts';

/** Components without words of their own, by their names. */
export const wordless: ReadonlySet<string> = new Set(['spacer']);

/** A part made of a component, with a variable name that no other field of the form has. */
export function newPart(component: ComponentType, parts: readonly FormPart[]): FormPart {
  const { name, label, fieldType, isField, options } = component;
  const part = { ...blankPart(newRowKey()), label: wordless.has(name) ? '' : label };
  if (!isField) return { ...part, isHead: true };
  return { ...part, type: fieldType, options, variableName: freeName(name, namesIn(parts)) };
}

/** How the variable names of copies are made of those of their originals. */
export interface NameRule {
  /** Counted up, put in front of or behind the name, or in place of what is found in it. */
  readonly kind: 'count' | 'front' | 'behind' | 'replace';
  readonly text: string;
  /** What is replaced by the text; of `replace` alone. */
  readonly found: string;
}

/** Names are counted up: `roof`, `roof2`. */
export const countedNames: NameRule = { kind: 'count', text: '', found: '' };

/** Characters of a variable name. */
const longestName = 100;

/** The name that a rule makes, whether or not it is free. A rule that leaves nothing of a name leaves it as it is. */
export function nameBy({ kind, text, found }: NameRule, name: string): string {
  const made = {
    count: name,
    front: `${text}${name}`,
    behind: `${name}${text}`,
    replace: found === '' ? name : name.replaceAll(found, text),
  }[kind];
  return made.trim().slice(0, longestName) || name;
}

/** What copies are made of, and for which form. */
export interface CopiedInto extends Pick<FormDraft, 'parts' | 'rules'> {
  /** Default: names are counted up. */
  readonly nameRule?: NameRule;
  /** The forms that sources and copies are in. Scripts of the copies that name another of the sources then name its copy. */
  readonly forms?: { readonly from: string; readonly to: string };
}

/**
 * Copies of parts, of this form or of another: new fields, with variable names that no other field of the form has. Rules that the form does not
 * have are left out of them, and so is what no field of a form can say.
 */
export function copiedParts(
  sources: readonly FormPartBase[],
  { parts, rules, nameRule = countedNames, forms }: CopiedInto,
): readonly FormPart[] {
  const taken = namesIn(parts);
  const known = new Set(rules.map(({ name }) => name));
  const names = new Map<string, string>();
  const copies = sources.flatMap((source) => {
    const part = { ...partOf(source), key: newRowKey(), id: '' };
    if (part.isHead) return { ...part, variableName: '', isBeside: false };
    if (part.variableName === '') return [];
    const variableName = freeName(nameBy(nameRule, part.variableName), taken, longestName);
    taken.add(variableName);
    names.set(part.variableName, variableName);
    const isShownByRule = part.triggerRuleName !== null && known.has(part.triggerRuleName);
    return {
      ...part,
      variableName,
      ...(!isShownByRule && { triggerRuleName: null, untriggerBehavior: 0 as const }),
    };
  });
  return forms === undefined ? copies : copies.map((copy) => followNames(copy, names, forms));
}

const scripts = ['valueExpression', 'disableExpression', 'requiredLevelExpression'] as const;
const fieldCall =
  /(?<call>\bfield(?:Values?)?\s*\(\s*)(?<form>'[^'\\]*'|"[^"\\]*")(?<comma>\s*,\s*)(?<field>'[^'\\]*'|"[^"\\]*")/g;

/** A copy whose scripts name the copies of what was copied with it, instead of the originals. */
function followNames(
  copy: FormPart,
  names: ReadonlyMap<string, string>,
  { from, to }: NonNullable<CopiedInto['forms']>,
): FormPart {
  const changed: Partial<Record<(typeof scripts)[number], string>> = {};
  for (const property of scripts) {
    changed[property] = copy[property].replaceAll(
      fieldCall,
      (all, call: string, form: string, comma: string, field: string) => {
        const name = names.get(field.slice(1, -1));
        const quote = form.slice(0, 1);
        return form.slice(1, -1) === from && name !== undefined
          ? `${call}${quote}${to}${quote}${comma}${quote}${name}${quote}`
          : all;
      },
    );
  }
  return { ...copy, ...changed };
}

/** The parts with those keys, a head with the fields of its section. */
export function partsWithSections(
  parts: readonly FormPart[],
  keys: ReadonlySet<string>,
): readonly FormPart[] {
  let isInside = false;
  return parts.filter(({ key, isHead }) => {
    if (isHead) isInside = keys.has(key);
    return isInside || keys.has(key);
  });
}

/** What may be an empty choice instead of a text, and instead of a number. */
const numbers: ReadonlySet<string> = new Set(['labelWidth', 'fieldWidth', 'maxChars']);

/** What of a source is a part: properties of other types are as they are by default. */
function partOf(source: FormPartBase): FormPart {
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
