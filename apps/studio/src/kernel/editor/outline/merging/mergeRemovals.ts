import type { Outline, Side, ThreeOutlines } from '../Outline.ts';
import type { Facts } from './facts.ts';

/** What one side removed and the other still has. */
export interface Removals {
  /** Every removed entry, with its outermost ancestor on the other side, or itself. */
  readonly roots: ReadonlyMap<string, string>;
  /** Outermost ones, about which or in which the other side changed something. */
  readonly contested: ReadonlySet<string>;
}

/**
 * The removals of one side.
 * @param touches what the other side did
 */
export function removalsOf({ base, mine, theirs }: ThreeOutlines, side: Side, touches: Facts): Removals {
  const [remover, keeper] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  const roots = new Map<string, string>();
  const contested = new Set<string>();
  const findRoot = rootFinder(remover, keeper, base);
  for (const key of keeper.keys()) {
    if (remover.has(key) || !base.has(key)) continue;
    const root = findRoot(key) ?? key;
    roots.set(key, root);
    if (touches.changed.has(key) || touches.moved.has(key)) contested.add(root);
  }
  return { roots, contested };
}

/** Finds the outermost removed entry around an entry: through removed ones and those that are new there. */
function rootFinder(remover: Outline, keeper: Outline, base: Outline): (key: string) => string | null {
  const known = new Map<string, string | null>();
  const find = (key: string): string | null => {
    const entry = keeper.get(key);
    if (entry === undefined || remover.has(key)) return null;
    const found = known.get(key);
    if (found !== undefined) return found;
    const around = entry.parent === null ? null : find(entry.parent);
    const root = around ?? (base.has(key) ? key : null);
    known.set(key, root);
    return root;
  };
  return find;
}
