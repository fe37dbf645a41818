import type { Entry, Outline } from './Outline.ts';
import { groupSiblings, keysOnScreen, type SiblingLists, siblingsOf, typesIn } from './Siblings.ts';

/** A copy of an outline that can be changed entry by entry. */
export class EditableOutline {
  readonly #entries: Map<string, Entry>;
  readonly #lists: Map<string | null, Map<string, string[]>>;

  constructor(outline: Outline) {
    this.#entries = new Map(outline);
    this.#lists = groupSiblings(outline.values());
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  /** The keys of the direct children of an entry, or of the top. */
  childrenOf(parent: string | null): readonly string[] {
    return [...(this.#lists.get(parent)?.values() ?? [])].flat();
  }

  siblingsIn(parent: string | null, type: string): readonly string[] {
    return this.#lists.get(parent)?.get(type) ?? [];
  }

  /** Replaces an entry by one with the same key, type and parent. */
  replace(entry: Entry): void {
    this.#entries.set(entry.key, entry);
  }

  /** Takes an entry out; its children stay in it. */
  take(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    const siblings = this.#lists.get(entry.parent)?.get(entry.type) ?? [];
    siblings.splice(siblings.indexOf(key), 1);
    this.#entries.delete(key);
  }

  /** Puts an entry into its parent. @param after the sibling that it follows; null for none */
  put(entry: Entry, after: string | null): void {
    const { key, type, parent } = entry;
    const lists = this.#lists.get(parent) ?? new Map<string, string[]>();
    const siblings = lists.get(type) ?? [];
    siblings.splice(after === null ? 0 : siblings.indexOf(after) + 1, 0, key);
    this.#lists.set(parent, lists.set(type, siblings));
    this.#entries.set(key, entry);
  }

  /** @param sources the order of types on the screen, the earlier outline first */
  toOutline(sources: readonly [Outline, Outline]): Outline {
    const [before, after] = sources.map(siblingsOf) as [SiblingLists, SiblingLists];
    const lists = new Map<string | null, Map<string, readonly string[]>>();
    for (const [parent, siblings] of this.#lists) {
      const types = siblings.size < 2 ? [...siblings.keys()] : typesIn(parent, [before, before, after]);
      lists.set(parent, new Map(types.map((type) => [type, siblings.get(type) ?? []])));
    }
    const keys = keysOnScreen(lists, (key) => this.#entries.has(key));
    return new Map(
      keys.flatMap((key) => {
        const entry = this.#entries.get(key);
        return entry === undefined ? [] : [[key, entry] as const];
      }),
    );
  }
}
