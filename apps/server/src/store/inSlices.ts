/** More would hold the event loop, or a statement, for long. */
const mostItems = 400;
const mostWeight = 300_000;

interface SliceOptions<Item> {
  /** What an item costs compared with others, about as many as its characters. */
  weigh: (item: Item) => number;
  work: (some: Item[]) => Promise<void>;
}

/** Works through items in order, some at a time. An item that weighs more than others together may comes alone. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  { weigh, work }: SliceOptions<Item>,
): Promise<void> {
  let some: Item[] = [];
  let weight = 0;
  const flush = async () => {
    await work(some);
    some = [];
    weight = 0;
  };
  for (const item of items) {
    const more = weigh(item);
    if (some.length === mostItems || (some.length > 0 && weight + more > mostWeight)) await flush();
    some.push(item);
    weight += more;
  }
  if (some.length > 0) await flush();
}
