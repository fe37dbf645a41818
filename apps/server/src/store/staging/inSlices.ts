import { processorTime } from '../processorTime.ts';

/** How long a slice should hold the event loop, and the embedded database. */
const sliceMilliseconds = 60;
const mostItems = 400;
const mostWeight = 1_000_000;
/** Less would be spent on the statements around it. */
const leastWeight = 30_000;

interface SliceOptions<Item> {
  /** What an item costs compared with others, about as many as its characters. */
  weigh: (item: Item) => number;
  work: (some: Item[]) => Promise<void>;
}

/**
 * Works through items in order, some at a time: as many as take about 60 ms of processor time here and in the embedded
 * database, by what those before took. What a busy machine gives to others does not count. An item that weighs more comes alone.
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  { weigh, work }: SliceOptions<Item>,
): Promise<void> {
  let allowed = leastWeight;
  let some: Item[] = [];
  let weight = 0;
  const flush = async () => {
    const factor = await paceOf(() => work(some));
    const isFull = weight > allowed / 2 || some.length === mostItems;
    if (isFull || factor < 1) allowed = Math.min(mostWeight, Math.max(leastWeight, allowed * factor));
    some = [];
    weight = 0;
  };
  for (const item of items) {
    const more = weigh(item);
    if (some.length === mostItems || (some.length > 0 && weight + more > allowed)) await flush();
    some.push(item);
    weight += more;
  }
  if (some.length > 0) await flush();
}

/** Runs a slice of work and answers by how much the next may be larger. Between a half and two. */
export async function paceOf(work: () => Promise<unknown>): Promise<number> {
  const start = processorTime();
  await work();
  const took = Math.max(1, processorTime() - start);
  return Math.min(2, Math.max(0.5, sliceMilliseconds / took));
}
