import { foldText } from '../foldText.ts';
import { labelOf } from './types.ts';

const isAscii = /^[\0-\x7f]*$/;

/** Many texts at once: one pass over them all when nothing but plain letters is in them. */
function foldAll(texts: readonly string[]): readonly string[] {
  const joined = texts.join('\n');
  if (!isAscii.test(joined)) return texts.map(foldText);
  const folded = joined.toLowerCase().split('\n');
  return folded.length === texts.length ? folded : texts.map(foldText);
}

/** An option by its label. */
type Labelled = { readonly label: string } | string;

/** What was found last: a query that only adds to it is looked for in what it found. */
interface Found {
  readonly query: string;
  readonly indices: readonly number[];
}

/**
 * Finds options by their labels. The labels are folded once, when something is first looked for; a query that goes on
 * from the last one is looked for only among what that one found.
 */
export class OptionSearch<Option extends Labelled> {
  readonly #options: readonly Option[];
  #labels: readonly string[] | undefined;
  #last: Found | undefined;

  constructor(options: readonly Option[]) {
    this.#options = options;
  }

  /**
   * The options whose label holds every word of the query, in any order, whatever the case and the accents.
   * @param isRanked those that begin with the query come first; otherwise the order stays
   */
  find(query: string, isRanked = true): readonly Option[] {
    const folded = foldText(query).trim();
    if (folded === '') return this.#options;
    const indices = this.#indicesOf(folded);
    return isRanked ? this.#ranked(indices, folded) : this.#at(indices);
  }

  /** Whether there is an option of that very name, whatever the case and the accents. */
  has(name: string): boolean {
    const folded = foldText(name).trim();
    const labels = this.#foldedLabels();
    return this.#indicesOf(folded).some((index) => labels[index] === folded);
  }

  /** Folds the labels now, so that the first search need not. */
  prepare(): void {
    this.#foldedLabels();
  }

  #at(indices: readonly number[]): readonly Option[] {
    const found: Option[] = [];
    for (let at = 0; at < indices.length; at += 1) {
      const option = this.#options[indices[at] ?? -1];
      if (option !== undefined) found.push(option);
    }
    return found;
  }

  #ranked(indices: readonly number[], folded: string): readonly Option[] {
    const labels = this.#foldedLabels();
    const first: number[] = [];
    const rest: number[] = [];
    for (let at = 0; at < indices.length; at += 1) {
      const index = indices[at] ?? -1;
      (labels[index]?.startsWith(folded) ? first : rest).push(index);
    }
    return this.#at(first.length === 0 ? rest : first.concat(rest));
  }

  #foldedLabels(): readonly string[] {
    this.#labels ??= foldAll(this.#options.map(labelOf));
    return this.#labels;
  }

  #indicesOf(query: string): readonly number[] {
    const last = this.#last;
    if (last?.query === query) return last.indices;
    const labels = this.#foldedLabels();
    const words = query.split(/\s+/);
    let indices = last && query.startsWith(last.query) ? last.indices : undefined;
    for (const word of words) indices = indices ? narrowed(labels, indices, word) : indicesWith(labels, word);
    indices ??= [];
    this.#last = { query, indices };
    return indices;
  }
}

function indicesWith(labels: readonly string[], word: string): readonly number[] {
  const indices: number[] = [];
  for (let index = 0; index < labels.length; index += 1)
    if (labels[index]?.includes(word)) indices.push(index);
  return indices;
}

function narrowed(labels: readonly string[], indices: readonly number[], word: string): readonly number[] {
  const left: number[] = [];
  for (let at = 0; at < indices.length; at += 1) {
    const index = indices[at] ?? -1;
    if (labels[index]?.includes(word)) left.push(index);
  }
  return left;
}

const searches = new WeakMap<readonly Labelled[], OptionSearch<Labelled>>();

/** The search over a list of options: one for each list, for as long as the list lives. A list never changes. */
export function searchOf<Option extends Labelled>(options: readonly Option[]): OptionSearch<Option> {
  const known = searches.get(options);
  if (known) return known as OptionSearch<Option>;
  const search = new OptionSearch(options);
  searches.set(options, search as OptionSearch<Labelled>);
  return search;
}
