import type { Entry } from '../../../../../kernel/editor/outline/Outline.ts';

/** When things that look the same are the same. */
export type PairingRule =
  /** One by one, in order. */
  | 'in-order'
  /** When both sides have exactly one. */
  | 'only-one'
  /** One by one, in order, when both sides have equally many. */
  | 'equally-many';

/** Finds out which entries of one version are which of another, the surest signs first. */
export class Pairing {
  /** The known key by the other. */
  readonly found = new Map<string, string>();
  /** What no sign has found yet. */
  left: readonly Entry[];
  knownLeft: readonly Entry[];

  /** @param settled the keys of entries of which it is known already that they are no others */
  constructor(entries: readonly Entry[], known: readonly Entry[], settled: ReadonlySet<string> = new Set()) {
    const knownKeys = new Set(known.map(({ key }) => key));
    for (const { key } of entries) if (settled.has(key) && knownKeys.has(key)) this.found.set(key, key);
    this.left = entries.filter(({ key }) => !settled.has(key));
    this.knownLeft = known.filter(({ key }) => !settled.has(key));
  }

  /**
   * Pairs what has the same sign.
   * @param signOf null for an entry that has no such sign
   * @param knownSignOf default: the same
   */
  by(
    rule: PairingRule,
    signOf: (entry: Entry) => string | null,
    knownSignOf: (entry: Entry) => string | null = signOf,
  ): void {
    if (this.left.length === 0 || this.knownLeft.length === 0) return;
    const others = bySign(this.knownLeft, knownSignOf);
    const taken = new Set<string>();
    for (const [sign, entries] of bySign(this.left, signOf)) {
      const same = others.get(sign) ?? [];
      if (rule === 'only-one' && (entries.length > 1 || same.length > 1)) continue;
      if (rule === 'equally-many' && entries.length !== same.length) continue;
      for (const [index, { key }] of same.entries()) {
        const entry = entries[index];
        if (entry === undefined) break;
        this.found.set(entry.key, key);
        taken.add(key);
      }
    }
    if (taken.size === 0) return;
    this.left = this.left.filter(({ key }) => !this.found.has(key));
    this.knownLeft = this.knownLeft.filter(({ key }) => !taken.has(key));
  }
}

function bySign(
  entries: readonly Entry[],
  signOf: (entry: Entry) => string | null,
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const sign = signOf(entry);
    if (sign === null) continue;
    const same = found.get(sign);
    if (same === undefined) found.set(sign, [entry]);
    else same.push(entry);
  }
  return found;
}
