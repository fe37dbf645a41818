import { proxy } from 'valtio';

const overrides = proxy<{ texts: Readonly<Record<string, string>> }>({ texts: {} });

/** Puts the server's texts over the console's own, by their ids. Called once at start, before the first screen. */
export function setTranslations(texts: Readonly<Record<string, string>>): void {
  overrides.texts = texts;
}

/** What fills the places of a text that are written `{name}`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The text of a message, the server's translation if there is one.
 * @param values fill the places written `{name}`; a place without a value stays as it is.
 */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * Declares texts beside their users, as they are in English.
 * @param prefix with a dot between, it makes the ids of translations of the keys
 */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(
  prefix: string,
  texts: Texts,
): Translate<keyof Texts & string> {
  return (key, values = {}) => writeMessage(readTranslation(`${prefix}.${key}`) ?? texts[key] ?? key, values);
}

/** The server's translation of an id; undefined for none. */
export function readTranslation(id: string): string | undefined {
  return overrides.texts[id];
}

/** The server's translations of the ids that begin with a prefix and a dot, by what follows it. */
export function readTranslations(prefix: string): readonly (readonly [string, string])[] {
  const start = `${prefix}.`;
  return Object.entries(overrides.texts)
    .filter(([id]) => id.startsWith(start))
    .map(([id, text]) => [id.slice(start.length), text] as const);
}

/** A text with its places `{name}` filled; one without a value stays as it is. */
export function writeMessage(text: string, values: MessageValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The keys of texts with a number, without `.one` and `.many`. */
export type CountedKey<Text> =
  Text extends Translate<infer Key> ? (Key extends `${infer Start}.one` ? Start : never) : never;

/** A text with a number: `.one` of it for 1, `.many` with `{count}` for all others. */
export function countedText<Key extends string>(
  text: Translate<Key>,
  key: CountedKey<Translate<Key>>,
  count: number,
): string {
  // `CountedKey` names what has both.
  return text(`${key}.${count === 1 ? 'one' : 'many'}` as Key, { count: formatNumber(count) });
}

/** Small numbers are written without asking the browser, which would cost a first drawing a tenth of its time. */
export function formatNumber(value: number): string {
  return value < 1000 ? `${value}` : value.toLocaleString();
}
