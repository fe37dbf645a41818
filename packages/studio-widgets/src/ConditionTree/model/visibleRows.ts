import { type ConditionDraft, type ConditionNode, coreOf } from './nodes.ts';
import { indexOf, type TreeIndex } from './treeIndex.ts';

/** A line of the tree as it is drawn: a group's head, a condition, or the foot of a group where conditions are added. */
export interface TreeRow {
  readonly kind: 'group' | 'condition' | 'foot';
  /** Of the condition or group; a foot has its group's. */
  readonly id: string;
  /** Groups around it. A foot and its group's head are on the same level. */
  readonly level: number;
  /** Row of the group around it; -1 for the root. A foot's is its own group's. */
  readonly parentRow: number;
  /** Place among the rows of its group, the foot being the last. */
  readonly childIndex: number;
  /** Rows of its group, the foot included. */
  readonly setSize: number;
  /** How many groups end below this row. */
  readonly closes: number;
  readonly isCollapsed: boolean;
}

/** What of the tree is drawn. */
export interface RowOptions {
  readonly collapsed: ReadonlySet<string>;
  /** Whether groups have a foot to add conditions. */
  readonly hasFeet: boolean;
}

/** The rows of a draft from top to bottom. Depends on its structure alone: an edit in place leaves them as they are. */
export function listRows(draft: ConditionDraft, { collapsed, hasFeet }: RowOptions): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const close = () => {
    const last = rows.at(-1);
    if (last !== undefined) rows[rows.length - 1] = { ...last, closes: last.closes + 1 };
  };
  const visit = (
    node: ConditionNode,
    level: number,
    parentRow: number,
    childIndex: number,
    setSize: number,
  ) => {
    const core = coreOf(node);
    const at = { level, parentRow, childIndex, setSize, closes: 0 };
    if (core.kind !== 'CompositeCondition') {
      rows.push({ kind: 'condition', id: core.id, ...at, isCollapsed: false });
      return;
    }
    const row = rows.length;
    const isCollapsed = collapsed.has(core.id);
    rows.push({ kind: 'group', id: core.id, ...at, isCollapsed });
    if (!isCollapsed) {
      const count = core.subconditions.length;
      const size = hasFeet ? count + 1 : count;
      let index = 0;
      for (const child of core.subconditions) {
        visit(child, level + 1, row, index, size);
        index += 1;
      }
      if (hasFeet)
        rows.push({
          ...{ kind: 'foot', id: core.id, level, parentRow: row, closes: 0, isCollapsed: false },
          ...{ childIndex: count, setSize: size },
        });
    }
    close();
  };
  visit(draft, 0, -1, 0, 1);
  return rows;
}

/** The condition or group of a row, with its negations; a foot's group. */
export function nodeOfRow(
  draft: ConditionDraft,
  rows: readonly TreeRow[],
  row: TreeRow,
): ConditionNode | undefined {
  const parent = rows[row.parentRow];
  if (parent === undefined) return draft;
  const group = nodeOfRow(draft, rows, parent);
  if (row.kind === 'foot' || group === undefined) return group;
  const core = coreOf(group);
  return core.kind === 'CompositeCondition' ? core.subconditions[row.childIndex] : undefined;
}

interface Listed extends RowOptions {
  readonly rows: readonly TreeRow[];
}

const listed = new WeakMap<TreeIndex, Listed>();

/** `listRows` that gives the same rows again until the structure or what is collapsed changes. */
export function listRowsOnce(draft: ConditionDraft, options: RowOptions): readonly TreeRow[] {
  const index = indexOf(draft);
  const known = listed.get(index);
  if (known?.collapsed === options.collapsed && known.hasFeet === options.hasFeet) return known.rows;
  const rows = listRows(draft, options);
  listed.set(index, { ...options, rows });
  return rows;
}
