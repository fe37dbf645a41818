import type { AttributeRule, AttributeValues } from './AttributeRule.ts';

/** What has been read of an element. */
export interface ElementContent {
  attributes: Readonly<Record<string, unknown>>;
  /** The values of child elements by their names, each in the file's order. */
  byName: ReadonlyMap<string, readonly unknown[]>;
  /** The values of all child elements in the file's order. */
  inOrder: readonly unknown[];
  text: string;
}

type Occurrence = 'one' | 'optional' | 'many';

/** An element that another may hold. */
export interface ChildRule<Value = unknown> {
  occurs: Occurrence;
  rule: ElementRule<unknown>;
  /** The type that a parent receives, for the compiler only; there is no such property. */
  readonly type?: Value;
}

/** How an element is read into a value. */
export interface ElementRule<Value = unknown> {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
  /** By name. A function, so that a rule can hold itself. */
  readonly children: () => Readonly<Record<string, ChildRule>>;
  /** Whether children come in the order in which `children` names them. */
  readonly isSequence: boolean;
  readonly hasText: boolean;
  /** Makes the value of an element that is complete. Throws a `ContentFault` when the content makes no sense. */
  finish(content: ElementContent): Value;
  /** What can be recovered of an element that was refused, of whose children some are null for the same reason. Default: nothing. */
  salvage?(content: ElementContent): Value;
  /** The part of the value whose position is that of the element, if that is not all of it. */
  placed?(value: Value): unknown;
}

/** What an element holds makes no sense. The message is a sentence. */
export class ContentFault extends Error {
  override name = 'ContentFault';
}

/** The child is there exactly once. */
export function one<Value>(rule: ElementRule<Value>): ChildRule<Value> {
  return { occurs: 'one', rule };
}

/** The child may be left out, which is read as null. */
export function maybe<Value>(rule: ElementRule<Value>): ChildRule<Value | null> {
  return { occurs: 'optional', rule };
}

/** The child is there any number of times. */
export function many<Value>(rule: ElementRule<Value>): ChildRule<Value[]> {
  return { occurs: 'many', rule };
}

type ChildValues<Rules> = {
  [Name in keyof Rules]: Rules[Name] extends ChildRule<infer Value> ? Value : never;
};

interface SequenceOptions<Attributes, Children, Value> {
  attributes: Attributes;
  children: Children;
  finish: (attributes: AttributeValues<Attributes>, children: ChildValues<Children>) => Value;
}

/** An element of child elements in a certain order. */
export function sequence<
  Attributes extends Readonly<Record<string, AttributeRule>>,
  Children extends Readonly<Record<string, ChildRule>>,
  Value,
>({ attributes, children, finish }: SequenceOptions<Attributes, Children, Value>): ElementRule<Value> {
  return {
    attributes,
    children: () => children,
    isSequence: true,
    hasText: false,
    finish: (content) => {
      const values = Object.entries(children).map(([name, { occurs }]) => {
        const found = content.byName.get(name) ?? [];
        return [name, occurs === 'many' ? found : (found[0] ?? null)];
      });
      // The reader has held attributes and children against the rules.
      const attributeValues = content.attributes as AttributeValues<Attributes>;
      return finish(attributeValues, Object.fromEntries(values) as ChildValues<Children>);
    },
  };
}
