import { dirname } from 'node:path';
import type { Random } from '../Random.ts';

/** Something that has a name: a file or a directory. */
type Thing = object;

interface Change<Item extends Thing> {
  item: Item;
  /** The name that goes; null for something new. */
  from: string | null;
  /** The name that comes; null for something removed. */
  to: string | null;
}

/**
 * Which names there are: as of the last sync, and what has been asked for since. Syncing something makes its own names
 * last. What else lasts with it depends on the file system:
 * - in order, as ext4, XFS, APFS and NTFS write their journals: everything that was asked for before;
 * - else, as POSIX has it and btrfs comes near: nothing. A power cut then keeps of each thing for itself what it will.
 */
export class SimulatedNames<Item extends Thing> {
  readonly #isInOrder: boolean;
  readonly #synced = new Map<string, Item>();
  #pending: Change<Item>[] = [];

  constructor(isInOrder: boolean) {
    this.#isInOrder = isInOrder;
  }

  change(item: Item, from: string | null, to: string | null): void {
    this.#pending.push({ item, from, to });
  }

  /** @param directory the path of what is synced, when it is a directory: the names in it last, too */
  sync(item: Item, directory: string | null): void {
    const isSynced = (change: Change<Item>) =>
      this.#isInOrder ||
      change.item === item ||
      (directory !== null &&
        [change.from, change.to].some((path) => path !== null && dirname(path) === directory));
    apply(this.#synced, this.#pending.filter(isSynced));
    this.#pending = this.#pending.filter((change) => !isSynced(change));
  }

  /** The names that are there after a power cut. Without chance, only those that were synced. */
  survive(random: Random | null): Map<string, Item> {
    const names = new Map(this.#synced);
    if (random === null) return names;
    const kept = new Map<Item, number>();
    const all = random.below(this.#pending.length + 1);
    const survivors = this.#pending.filter(({ item }, index) => {
      if (this.#isInOrder) return index < all;
      const left = kept.get(item) ?? random.below(4);
      kept.set(item, left - 1);
      return left > 0;
    });
    apply(names, survivors);
    return names;
  }
}

function apply<Item extends Thing>(names: Map<string, Item>, changes: readonly Change<Item>[]): void {
  for (const { item, from, to } of changes) {
    // A name may belong to something newer, whose own change lasted sooner.
    if (from !== null && names.get(from) === item) names.delete(from);
    if (to !== null) names.set(to, item);
  }
}
