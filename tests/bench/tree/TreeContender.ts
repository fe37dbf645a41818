/** What the harness gives: a condition, and a group of them. */
export interface TreeCondition {
  readonly id: string;
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

export interface TreeGroup {
  readonly id: string;
  readonly combinator: 'and' | 'or';
  readonly rules: readonly (TreeCondition | TreeGroup)[];
}

/** How the harness drives an editor of conditions; the same as that of the peers. */
export interface TreeContender {
  mount: (root: HTMLElement, tree: TreeGroup) => void;
  /** The value input of the i-th drawn condition. */
  input: (i: number) => HTMLInputElement | null;
  /** Conditions in the model, once the page shows it. */
  count: () => number;
  /** Presses the button that adds a condition to the first drawn innermost group. */
  add: () => void;
  /** Presses the button that deletes a drawn condition. */
  remove: () => void;
}
