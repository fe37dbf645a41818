import { differenceOf, lookOf } from '../foldText.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { nameProperty } from './longNames.ts';
import { StoreError } from './StoreError.ts';
import type { Violation } from './Violation.ts';

/** A document some text of which differs from a given one only in case and invisible characters. */
export interface AlikeDocument {
  id: string;
  name: string;
  /** What lists show of it. */
  summary: JsonObject;
}

/** Finds the documents of a kind that have a text like this one; none while it is not known. */
export type FindAlike = (kind: Kind, text: string) => Promise<readonly AlikeDocument[]>;

/** A document that becomes another, or is new. */
interface Writing<Doc extends JsonObject> {
  kind: Kind<Doc>;
  /** Null for a new one. */
  id: string | null;
  before: Doc | null;
  after: Doc;
}

/**
 * Throws when a name, or another text that is unique, looks the same as that of another document without being it. A text that the document had before
 * stays allowed, as a restore, or an earlier release, may have brought it; and two that are written at the same moment are not found out.
 */
export async function refuseAlike<Doc extends JsonObject>(
  { kind, id, before, after }: Writing<Doc>,
  findAlike: FindAlike,
): Promise<void> {
  if (kind.isSingleton) return;
  const others = async (text: string) =>
    (await findAlike(kind as unknown as Kind, text)).filter((other) => other.id !== id);
  const name = kind.nameOf(after);
  if (before === null || kind.nameOf(before) !== name) {
    if (lookOf(name) === '') throw invalid(nameProperty(after, name), 'The name shows nothing.');
    const other = (await others(name)).find((each) => isOnlyAlike(name, each.name));
    if (other) {
      const alike = differenceOf(name, other.name);
      throw new StoreError({ reason: 'duplicate', noun: kind.noun, name: other.name, alike });
    }
  }
  if (!kind.unique) return;
  const { property, message } = kind.unique;
  const text = String(after[property]);
  if (before?.[property] === text) return;
  const texts = (await others(text)).map(({ summary }) => String(summary[property]));
  const taken = texts.find((each) => isOnlyAlike(text, each));
  if (taken === undefined) return;
  const explained = `${message(taken)} It looks the same: ${differenceOf(text, taken)}.`;
  throw invalid(property, explained);
}

function invalid(property: string, message: string): StoreError {
  return new StoreError({ reason: 'invalid', violations: [{ pointer: `/${property}`, message }] });
}

/**
 * That a document has texts which are unique in it and look the same, such as the labels of two items, each at the later one. Two that it had beside each other before
 * stay allowed.
 */
export function alikeParts({
  kind,
  before,
  after,
}: {
  kind: Kind;
  before: JsonObject | null;
  after: JsonObject;
}): Violation[] {
  return (kind.distinctTextsOf?.(after) ?? []).flatMap(({ noun, texts, pointerOf }, list) => {
    const pairs = alikeIn(texts);
    if (pairs.length === 0) return [];
    const known = new Set(before === null ? [] : kind.distinctTextsOf?.(before)[list]?.texts);
    return pairs.flatMap(({ index, text, other }) =>
      known.has(text) && known.has(other)
        ? []
        : [
            {
              pointer: pointerOf(index),
              message: `The ${noun} '${text}' looks the same as another one: ${differenceOf(text, other)}.`,
            },
          ],
    );
  });
}

/** Texts that look like an earlier one without being it. */
function alikeIn(texts: readonly string[]): { index: number; text: string; other: string }[] {
  // What is as it looks can only be like what is not.
  if (texts.every((text) => lookOf(text) === text)) return [];
  const first = new Map<string, string>();
  return texts.flatMap((text, index) => {
    const look = lookOf(text);
    const other = first.get(look);
    if (other === undefined) first.set(look, text);
    return other === undefined || other === text ? [] : [{ index, text, other }];
  });
}

function isOnlyAlike(text: string, other: string): boolean {
  return text !== other && lookOf(text) === lookOf(other);
}
