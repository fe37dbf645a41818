/** Something in a list, and a key that nothing else in the list has. */
export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
}

/** Gives every item a key: its name, and how many of that name come before it. */
export function withUniqueKeys<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${before} ${name}`, item };
  });
}
