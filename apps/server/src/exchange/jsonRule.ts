import type { JsonObject, JsonValue } from '../store/JsonObject.ts';
import { anyText, boolean, optional } from './AttributeRule.ts';
import { ContentFault, type ElementContent, type ElementRule, many } from './ElementRule.ts';
import { readEscaped, textRule } from './textRule.ts';

type Member = [key: string, value: JsonValue];

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The rules by the names that `jsonXml` gives the elements. */
const rules: Readonly<Record<string, ElementRule<JsonValue>>> = {
  map: {
    ...container(() => members),
    finish: ({ inOrder }) => toObject(inOrder as readonly Member[]),
  },
  array: {
    ...container(() => items),
    finish: ({ inOrder }) => [...(inOrder as readonly JsonValue[])],
  },
  string: textRule,
  number: leaf(readNumber),
  boolean: leaf((text) => boolean.parse(text) ?? refuse(`'${text.slice(0, 40)}' is neither true nor false.`)),
  null: { ...leaf(() => null), hasText: false },
};

const items = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, many(rule)]));
const members = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, many(member(rule))]));

/** An element `map` that holds a JSON object. Of one that was refused, the readable members are recovered. */
export const jsonObjectRule: ElementRule<JsonObject> = {
  ...(rules['map'] as ElementRule<JsonObject>),
  salvage: ({ inOrder }) => {
    const read = (inOrder as readonly (Member | null)[]).filter((member) => member !== null);
    return Object.fromEntries(read);
  },
};

function container(children: ElementRule['children']) {
  return { attributes: {}, children, isSequence: false, hasText: false };
}

function leaf(read: (text: string) => JsonValue): ElementRule<JsonValue> {
  return { ...container(() => ({})), hasText: true, finish: ({ text }) => read(text.trim()) };
}

/** The same in a map, with its key. */
function member(rule: Omit<ElementRule<JsonValue>, 'salvage'>): ElementRule<Member> {
  const attributes = { ...rule.attributes, key: anyText, escapedKey: optional(boolean) };
  return {
    ...rule,
    attributes,
    finish: (content) => [keyOf(content), rule.finish(content)],
    placed: ([, value]) => value,
  };
}

function keyOf({ attributes }: ElementContent): string {
  return readEscaped(String(attributes['key']), attributes['escapedKey'] === true);
}

function toObject(entries: readonly Member[]): JsonObject {
  const seen = new Set<string>();
  for (const [key] of entries) {
    if (seen.has(key)) refuse(`The key '${key}' is there more than once.`);
    seen.add(key);
  }
  return Object.fromEntries(entries);
}

function readNumber(text: string): number {
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : refuse(`'${text.slice(0, 40)}' is no number.`);
}

function refuse(message: string): never {
  throw new ContentFault(message);
}
