import type { ComponentType } from '@studio/api';
import { type FormPartBase, freeName } from '@studio/widgets';
import { newRowKey } from '../../../../../kernel/editor/fields/newRowKey.ts';
import { withOption } from '../../../../../kernel/formView/fieldOptions.ts';
import { blankPart, type FormDraft, type FormPart } from '../../draft/FormDraft.ts';
import { followInPart, type RenameField } from '../../draft/fieldNames.ts';
import { builderText } from '../builder.messages.ts';

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
  /**
   * The forms that sources and copies are in; `from` is undefined where that is not known. What of the copies names another of the sources then
   * names its copy.
   */
  readonly forms: { readonly from: string | undefined; readonly to: string };
  /** What no new field of the form can be: shown by a rule, and required from the start. Default: it can be both. */
  readonly locks?: { readonly isShown: boolean; readonly isRequired: boolean };
}

/** Copies, and the variable names of those that are not as their originals. */
export interface Copies {
  readonly parts: readonly FormPart[];
  /** Always shown, in place of by a rule. */
  readonly unconditional: readonly string[];
  /** Optional, in place of required. */
  readonly optional: readonly string[];
}

/**
 * Copies of parts, of this form or of another: new fields, with variable names that no other field of the form has. A field that no rule of the form
 * shows is always shown: a rule of another form is another one, whatever it is called. What no field of a form can say is left out.
 */
export function copiedParts(
  sources: readonly FormPartBase[],
  { parts, rules, nameRule = countedNames, forms, locks }: CopiedInto,
): Copies {
  const taken = namesIn(parts);
  const mayBeConditional = forms.from === forms.to && locks?.isShown !== true;
  const known = new Set(mayBeConditional ? rules.map(({ name }) => name) : []);
  const names = new Map<string, string>();
  const [unconditional, optional]: [string[], string[]] = [[], []];
  const copies = sources.flatMap((source) => {
    const part = { ...partOf(source), key: newRowKey(), id: '' };
    if (part.isHead) return { ...part, variableName: '', isBeside: false };
    if (part.variableName === '') return [];
    const variableName = freeName(nameBy(nameRule, part.variableName), taken, longestName);
    taken.add(variableName);
    names.set(part.variableName, variableName);
    const { triggerRuleName: rule } = part;
    const isAlwaysShown = rule === null ? part.hidden && !mayBeConditional : !known.has(rule);
    const isOptional = locks?.isRequired === true && !isSame(part, optionalPart(part));
    if (isAlwaysShown) unconditional.push(variableName);
    if (isOptional) optional.push(variableName);
    return {
      ...(isOptional ? optionalPart(part) : part),
      variableName,
      ...(isAlwaysShown && { hidden: false, triggerRuleName: null, untriggerBehavior: 0 as const }),
    };
  });
  const follow: RenameField = (mention) => {
    const name = mention.form === forms.from ? names.get(mention.field) : undefined;
    return name === undefined ? mention : { form: forms.to, field: name };
  };
  const followed = copies.map((copy) => (copy.isHead ? copy : followInPart(copy, forms.from ?? '', follow)));
  return { parts: followed, unconditional, optional };
}

/** What new fields of a form in production are: what is required of it stays as it is. */
function optionalPart(part: FormPart): FormPart {
  const options = withOption(part.options, 'fewestRows', null);
  return { ...part, options, requiredLevel: 0, requiredLevelExpression: '' };
}

function isSame(one: FormPart, other: FormPart): boolean {
  return (
    one.options === other.options &&
    one.requiredLevel === other.requiredLevel &&
    one.requiredLevelExpression === other.requiredLevelExpression
  );
}

/** Names of fields in a sentence. */
const mostNamed = 5;

/** What copies are not that their originals are, as sentences; empty for nothing. */
export function describeLosses({ unconditional, optional }: Omit<Copies, 'parts'>): string {
  const listed = (names: readonly string[]) =>
    `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? '…' : ''}`;
  return [
    unconditional.length === 0 ? '' : builderText('copy.unconditional', { names: listed(unconditional) }),
    optional.length === 0 ? '' : builderText('copy.optional', { names: listed(optional) }),
  ]
    .filter((text) => text !== '')
    .join(' ');
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
