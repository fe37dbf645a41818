import type { NavigationTreeItem } from './types.ts';

/** An item that is drawn, with its place in the tree. */
export interface TreeRow {
  item: NavigationTreeItem;
  /** From 1. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  siblingCount: number;
  parentId: string | null;
  hasChildren: boolean;
  isExpanded: boolean;
}

/** The action of a key: another item, or to open and close some. */
export interface TreeMove {
  activeId?: string;
  expand?: readonly string[];
  collapse?: readonly string[];
}

function hasChildren({ children }: NavigationTreeItem): boolean {
  return children !== undefined && children.length > 0;
}

/** The items that show, from the top: those whose parents are all expanded. */
export function visibleRows(
  items: readonly NavigationTreeItem[],
  expandedIds: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly NavigationTreeItem[], level: number, parentId: string | null) => {
    for (const [index, item] of siblings.entries()) {
      const isExpanded = hasChildren(item) && expandedIds.has(item.id);
      rows.push({
        item,
        level,
        position: index + 1,
        siblingCount: siblings.length,
        parentId,
        hasChildren: hasChildren(item),
        isExpanded,
      });
      if (isExpanded) add(item.children ?? [], level + 1, item.id);
    }
  };
  add(items, 1, null);
  return rows;
}

/** The ids above an item, from the top; empty when it is at the top or is not there. */
export function ancestorIds(items: readonly NavigationTreeItem[], id: string | null): string[] {
  if (id === null) return [];
  for (const item of items) {
    if (item.id === id) return [];
    const { children = [] } = item;
    if (children.some((child) => child.id === id)) return [item.id];
    const below = ancestorIds(children, id);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

function forward({ item, hasChildren: isParent, isExpanded }: TreeRow, next: TreeRow | undefined): TreeMove {
  if (!isParent) return {};
  if (!isExpanded) return { expand: [item.id] };
  return next ? { activeId: next.item.id } : {};
}

function back({ item, isExpanded, parentId }: TreeRow): TreeMove {
  if (isExpanded) return { collapse: [item.id] };
  return parentId === null ? {} : { activeId: parentId };
}

function closedSiblings(rows: readonly TreeRow[], { parentId }: TreeRow): string[] {
  return rows
    .filter((row) => row.parentId === parentId && row.hasChildren && !row.isExpanded)
    .map(({ item }) => item.id);
}

/**
 * What a key does from one item, as the tree pattern has it; undefined when the key means nothing here. The arrows along
 * the line open and close, and are mirrored in text from right to left.
 */
export function moveInTree(
  rows: readonly TreeRow[],
  activeId: string,
  key: string,
  isRtl: boolean,
): TreeMove | undefined {
  const index = rows.findIndex(({ item }) => item.id === activeId);
  const row = rows[index];
  if (!row) return undefined;
  const to = (target: TreeRow | undefined): TreeMove => (target ? { activeId: target.item.id } : {});

  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      return isRtl ? back(row) : forward(row, rows[index + 1]);
    case 'ArrowLeft':
      return isRtl ? forward(row, rows[index + 1]) : back(row);
    case '*':
      return { expand: closedSiblings(rows, row) };
    default:
      return undefined;
  }
}

/**
 * The item that typed letters lead to: the next one that starts with them, round at the end. One letter goes on from the
 * item, several may also stay on it.
 */
export function typedItem(rows: readonly TreeRow[], activeId: string, typed: string): string | undefined {
  const wanted = typed.toLocaleLowerCase();
  const index = rows.findIndex(({ item }) => item.id === activeId);
  const from = wanted.length > 1 ? index : index + 1;
  const inOrder = [...rows.slice(Math.max(0, from)), ...rows.slice(0, Math.max(0, from))];
  return inOrder.find(({ item }) => item.label.toLocaleLowerCase().startsWith(wanted))?.item.id;
}

/** The item that Tab leads to: the one the user was at last, else the current place or what is closed above it. */
export function tabStop(
  rows: readonly TreeRow[],
  lastId: string | null,
  path: readonly string[],
): string | undefined {
  const shown = new Set(rows.map(({ item }) => item.id));
  if (lastId !== null && shown.has(lastId)) return lastId;
  return path.findLast((id) => shown.has(id)) ?? rows[0]?.item.id;
}
