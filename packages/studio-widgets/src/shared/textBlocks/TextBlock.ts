import { allowMarkup } from '../../RichTextEditor/model/allowMarkup.ts';
import type { Markup } from '../../RichTextEditor/model/Markup.ts';
import { writeMarkup } from '../../RichTextEditor/model/writeMarkup.ts';

/** How a text is written: as HTML, or in lines. */
export type TextFormat = 'html' | 'text';

/**
 * How a piece of text looks, by names: `strong`, `em`, `u`, `s`, `code`, `a` (its address), `style color` and other styles, and
 * any other element by its tag. The values are empty where the name says all.
 */
export type TextMarks = Readonly<Record<string, string>>;

/** A word, a sign, a placeholder, white space, a picture or a line break. */
export interface TextToken {
  readonly kind: 'text' | 'picture' | 'break';
  /** Its text; of a picture its HTML, of a line break nothing. */
  readonly text: string;
  readonly marks: TextMarks;
}

/** A container of blocks: a list, an item of one, a quotation. One object for all blocks in the same one. */
export interface TextContainer {
  /** In lower case. */
  readonly tag: string;
  /** As they were written. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a block is made of. */
export interface BlockContent {
  /** The outermost first. */
  readonly path: readonly TextContainer[];
  /** `p` for text without an element of its own; `pre`, `h1` and so on, `table`, `hr`. Of a text in lines `p`. */
  readonly tag: string;
  /** By their names; those of its style as `style text-align`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly tokens: readonly TextToken[];
  /** It is compared by words, but never merged by them: a table, or what has attributes that nothing is known of. */
  readonly isWhole: boolean;
  /** Its markup as it was read: of a block without an element of its own its content. Null for one that was put together from tokens, and for a line. */
  readonly source: readonly Markup[] | null;
  /** It had no element of its own, as text in a list item. */
  readonly isBare: boolean;
}

/** A paragraph, a heading, the text of a list item, a table, a rule; or a line. */
export interface TextBlock extends BlockContent {
  /** The same for blocks that say and look the same and are in the same kind of containers. */
  readonly key: string;
  /** The same for blocks that say and look the same, wherever they are. */
  readonly content: string;
}

/** A block with its keys. */
export function makeBlock(block: BlockContent): TextBlock {
  const { path, tag, attributes, tokens, isWhole, source } = block;
  const ownText = isWhole
    ? writeMarkup(allowMarkup(source ?? []))
    : tokens.map(({ kind, text, marks }) => [kind, text, sorted(marks)]);
  const content = JSON.stringify([tag, sorted(attributes), ownText]);
  return { ...block, content, key: `${shapeOf(path)} ${content}` };
}

/** A path as text: the same for paths of the same elements. */
export function shapeOf(path: readonly TextContainer[]): string {
  return JSON.stringify(path.map(({ tag, attributes }) => [tag, sorted(attributes)]));
}

/** A token as text: the same for tokens that say the same, however they look. */
export function tokenText({ kind, text }: TextToken): string {
  return kind === 'text' ? text : `${kind} ${text}`;
}

/** Whether two tokens look the same. */
export function looksSame(one: TextToken, other: TextToken): boolean {
  return one.marks === other.marks || equalRecords(one.marks, other.marks);
}

/** Whether two records hold the same texts under the same names. */
export function equalRecords(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}

/** A record with its names in one order. */
export function sorted(record: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = Object.keys(record);
  return names.length < 2 ? record : Object.fromEntries(Object.entries(record).sort(byName));
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : Number(one > other);
}
