/** Nodes that depend on each other, directly or by others; mostly a single one. */
export interface Component {
  /** In ascending order. */
  readonly members: readonly number[];
  /** Its members depend on themselves. */
  readonly isCircular: boolean;
}

/**
 * The strongly connected components of a graph, those that others depend on first (Tarjan). Without recursion: chains may be of any length.
 * @param dependencies of each node, the nodes that it depends on
 */
export function findComponents(dependencies: readonly (readonly number[])[]): readonly Component[] {
  const search = new ComponentSearch(dependencies);
  for (const start of dependencies.keys()) search.visit(start);
  return search.components;
}

class ComponentSearch {
  readonly components: Component[] = [];
  readonly #dependencies: readonly (readonly number[])[];
  /** When a node was entered; -1 before. */
  readonly #order: Int32Array;
  /** The earliest node that is reached from a node. */
  readonly #low: Int32Array;
  readonly #isOpen: Uint8Array;
  /** The dependency of a node that is looked at next. */
  readonly #next: Int32Array;
  readonly #open: number[] = [];
  #entered = 0;

  constructor(dependencies: readonly (readonly number[])[]) {
    const count = dependencies.length;
    this.#dependencies = dependencies;
    this.#order = new Int32Array(count).fill(-1);
    this.#low = new Int32Array(count);
    this.#isOpen = new Uint8Array(count);
    this.#next = new Int32Array(count);
  }

  visit(start: number): void {
    if (this.#order[start] !== -1) return;
    const path = [start];
    this.#enter(start);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const at = this.#next[node] ?? 0;
      this.#next[node] = at + 1;
      const dependency = this.#dependencies[node]?.[at];
      if (dependency === undefined) {
        path.pop();
        this.#leave(node, path.at(-1));
      } else if (this.#order[dependency] === -1) {
        this.#enter(dependency);
        path.push(dependency);
      } else if (this.#isOpen[dependency] === 1) this.#lower(node, this.#order[dependency] ?? 0);
    }
  }

  #enter(node: number): void {
    this.#order[node] = this.#entered;
    this.#low[node] = this.#entered;
    this.#entered += 1;
    this.#isOpen[node] = 1;
    this.#open.push(node);
  }

  #lower(node: number, to: number): void {
    this.#low[node] = Math.min(this.#low[node] ?? 0, to);
  }

  #leave(node: number, parent: number | undefined): void {
    if (parent !== undefined) this.#lower(parent, this.#low[node] ?? 0);
    if (this.#low[node] !== this.#order[node]) return;
    const members = this.#open.splice(this.#open.lastIndexOf(node));
    for (const member of members) this.#isOpen[member] = 0;
    const isCircular = members.length > 1 || this.#dependencies[node]?.includes(node) === true;
    this.components.push({ members: members.toSorted((one, other) => one - other), isCircular });
  }
}
