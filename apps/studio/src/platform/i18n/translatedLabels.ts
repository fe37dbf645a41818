import {
  formatNumber,
  type MessageValues,
  readTranslation,
  readTranslations,
  writeMessage,
} from './defineMessages.ts';
import { once } from './once.ts';

/** The translation of a text of the widget, by its id without the prefix. */
export type ReadText = (id: string, values?: MessageValues) => string;

/** A label that is put together from several texts; it stays the widget's own unless all of them are translated. */
export interface JoinedLabel<Label> {
  /** Of the texts, without the prefix. */
  readonly ids: readonly string[];
  readonly write: (text: ReadText) => Label;
}

type Format = (...values: never[]) => string;

/**
 * How the labels of a widget that are no plain texts are translated. A function has the names of its arguments, which are
 * the places `{name}` of its text, or is joined from several texts; labels within labels are described alike.
 */
export type LabelShape<Labels> = {
  readonly [Key in keyof Labels as Labels[Key] extends Format ? Key : never]-?: Labels[Key] extends (
    ...values: infer Values
  ) => string
    ? { readonly [Index in keyof Values]: string } | JoinedLabel<Labels[Key]>
    : never;
} & {
  readonly [Key in keyof Labels as Labels[Key] extends Format ? never : Key]?: Labels[Key] extends object
    ? LabelShape<Required<Labels[Key]>>
    : never;
};

/** A label with a number: the text `.one` of its id for 1, `.many` with `{count}` for every other. */
export function countedLabel(id: string): JoinedLabel<(count: number) => string> {
  return {
    ids: [`${id}.one`, `${id}.many`],
    write: (text) => (count) => text(`${id}.${count === 1 ? 'one' : 'many'}`, { count }),
  };
}

/** The words that widgets share: a translation of `common.` and one of these goes for all that have no own one. */
const sharedWords = ['ok', 'yes', 'no', 'cancel', 'retry', 'undo', 'close'];

/**
 * What the server has translated of a widget's labels, to be laid over the widget's own ones: nothing while it has
 * translated none. Made once: translations are there before the first screen, and widgets need the same object each time.
 * @param prefix with a dot between, it makes the ids of translations of the labels' names
 */
export function translatedLabels<Labels extends object>(
  prefix: string,
  shape: LabelShape<Labels>,
): () => Partial<Labels> {
  return once(() => {
    const shared = sharedWords.flatMap((name) => {
      const text = readTranslation(`common.${name}`);
      return text === undefined ? [] : [[name, text] as const];
    });
    // What the shape describes is what the labels have.
    return { ...Object.fromEntries(shared), ...translate(prefix, shape as Shape) } as Partial<Labels>;
  });
}

interface Shape {
  readonly [name: string]: readonly string[] | JoinedLabel<unknown> | Shape;
}

function translate(prefix: string, shape: Shape): Record<string, unknown> {
  const texts = readTranslations(prefix).filter(([name]) => !name.includes('.') && !(name in shape));
  const labels: Record<string, unknown> = Object.fromEntries(texts);
  for (const [name, part] of Object.entries(shape)) {
    const label = translatePart(prefix, name, part);
    if (label !== undefined) labels[name] = label;
  }
  return labels;
}

function translatePart(prefix: string, name: string, part: Shape[string]): unknown {
  const id = `${prefix}.${name}`;
  if (isNames(part)) {
    const pattern = readTranslation(id);
    return pattern === undefined ? undefined : labelOf(pattern, part);
  }
  if (isJoined(part)) {
    const isWhole = part.ids.every((each) => readTranslation(`${prefix}.${each}`) !== undefined);
    const read: ReadText = (each, values) =>
      writeMessage(readTranslation(`${prefix}.${each}`) ?? '', withNumbers(values));
    return isWhole ? part.write(read) : undefined;
  }
  const labels = translate(id, part);
  return Object.keys(labels).length === 0 ? undefined : labels;
}

function isNames(part: Shape[string]): part is readonly string[] {
  return Array.isArray(part);
}

function isJoined(part: Shape[string]): part is JoinedLabel<unknown> {
  return 'write' in part && typeof part.write === 'function';
}

function labelOf(pattern: string, names: readonly string[]) {
  return (...values: (string | number)[]) =>
    writeMessage(
      pattern,
      withNumbers(Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))),
    );
}

/** How many there are is written as numbers are written here; places in a list and versions are not. */
function withNumbers(values: MessageValues = {}): MessageValues {
  const entries = Object.entries(values).map(
    ([name, value]) =>
      [name, typeof value === 'number' && counts.has(name) ? formatNumber(value) : value] as const,
  );
  return Object.fromEntries(entries);
}

const counts = new Set(['count', 'total']);
