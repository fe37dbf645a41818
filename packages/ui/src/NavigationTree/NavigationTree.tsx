import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mergeProps } from '../internal/mergeProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { TreeNote, TreeRoot } from './NavigationTree.styles.ts';
import { NavigationTreeRow, renderTreeAnchor } from './NavigationTreeRow.tsx';
import {
  ancestorIds,
  moveInTree,
  type TreeMove,
  type TreeRow,
  tabStop,
  typedItem,
  visibleRows,
} from './treeNavigation.ts';
import type { NavigationTreeItem, RenderTreeLink } from './types.ts';

export interface NavigationTreeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the places are of: the accessible name. */
  label: string;
  /** The places, from the top. Keep the same array while nothing changed. */
  items: readonly NavigationTreeItem[];
  /**
   * The id of the place that is shown now.
   * @default none of them
   */
  currentId?: string | null | undefined;
  /** The ids of the expanded items, when the caller holds them. */
  expandedIds?: readonly string[] | undefined;
  /**
   * The ids of those that are expanded at first.
   * @default those above the current place
   */
  defaultExpandedIds?: readonly string[] | undefined;
  /** Items were expanded or collapsed: the ids of all that are expanded now. */
  onExpandedIdsChange?: ((expandedIds: readonly string[]) => void) | undefined;
  /**
   * Draws links by the application's router.
   * @default a plain anchor
   */
  renderLink?: RenderTreeLink | undefined;
  /**
   * In place of the items when there are none.
   * @default nothing
   */
  emptyText?: string | undefined;
}

function targetOf({ target }: MouseEvent): { id: string; isOnToggle: boolean; hasHref: boolean } | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-item-id]') : null;
  const id = item?.dataset['itemId'];
  if (!item || id === undefined || !(target instanceof Element)) return undefined;
  const isOnToggle = target.closest('[data-part="toggle"]') !== null;
  return { id, isOnToggle, hasHref: item.hasAttribute('href') };
}

/**
 * Places in places, to go to. The authoring practices advise plain lists of links with disclosure buttons for the menus
 * of a web site, and have a tree for navigation that runs deep. This is the tree: with hundreds of places it has one stop
 * for Tab and is crossed with arrows, Home, End and typed letters, where a list of links takes a Tab for each. The items
 * are links all the same: they open in a new tab, and the current one has `aria-current`. For a dozen places of two
 * levels take a list of links.
 *
 * Only items that show are in the document.
 */
export function NavigationTree({
  label,
  items,
  currentId = null,
  expandedIds: givenExpandedIds,
  defaultExpandedIds,
  onExpandedIdsChange,
  renderLink = renderTreeAnchor,
  emptyText,
  ref,
  ...rest
}: NavigationTreeProps) {
  const path = useMemo(() => ancestorIds(items, currentId), [items, currentId]);
  const initial = defaultExpandedIds ?? path;
  const [expandedIds, setExpandedIds] = useControlled(givenExpandedIds, initial, onExpandedIdsChange);
  const [lastId, setLastId] = useState<string | null>(null);
  const treeRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(treeRef, ref);
  const hasFocus = useRef(false);
  const rows = useMemo(() => visibleRows(items, new Set(expandedIds)), [items, expandedIds]);
  const chunks = useMemo(() => chunksOf(rows), [rows]);
  const stop = tabStop(rows, lastId, currentId === null ? path : [...path, currentId]);
  const isShown = rows.some(({ item }) => item.id === currentId);
  const leadingId = isShown ? undefined : path.findLast((id) => rows.some(({ item }) => item.id === id));

  // Rows that moved are drawn anew, and may have had the focus.
  useLayoutEffect(() => {
    const tree = treeRef.current;
    if (!hasFocus.current || !tree || tree.contains(document.activeElement)) return;
    tree.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const apply = ({ activeId, expand, collapse }: TreeMove) => {
    if (activeId !== undefined) {
      treeRef.current?.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(activeId)}"]`)?.focus();
    }
    if (expand && expand.length > 0) setExpandedIds([...expandedIds, ...expand]);
    if (collapse) setExpandedIds(expandedIds.filter((id) => !collapse.includes(id)));
  };
  const toggle = (id: string) => {
    const row = rows.find(({ item }) => item.id === id);
    if (row?.hasChildren) apply(row.isExpanded ? { collapse: [id] } : { expand: [id] });
  };
  const handleKeyDown = useTreeKeys({ rows, apply, toggle });

  const handleClick = (event: MouseEvent) => {
    const target = targetOf(event);
    if (!target || (target.hasHref && !target.isOnToggle)) return;
    event.preventDefault();
    toggle(target.id);
  };

  const handlers = {
    onKeyDown: handleKeyDown,
    onClickCapture: handleClick,
    onFocus: ({ target }: { target: EventTarget }) => {
      hasFocus.current = true;
      if (target instanceof HTMLElement) setLastId(target.dataset['itemId'] ?? null);
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };

  if (rows.length === 0) {
    return (
      <TreeRoot data-part="navigation-tree" {...rest} ref={ref}>
        {emptyText && <TreeNote data-part="empty">{emptyText}</TreeNote>}
      </TreeRoot>
    );
  }

  return (
    <TreeRoot
      role="tree"
      aria-label={label}
      data-part="navigation-tree"
      data-long={rows.length > 200 || undefined}
      {...mergeProps({ ...rest }, handlers)}
      ref={mergedRef}
    >
      {chunks.map((chunk) => {
        const within = (id: string | null | undefined) =>
          id !== null && id !== undefined && chunk.some(({ item }) => item.id === id) ? id : undefined;
        return (
          <NavigationTreeChunk
            key={chunk[0]?.item.id}
            rows={chunk}
            currentId={within(currentId)}
            leadingId={within(leadingId)}
            stopId={within(stop)}
            renderLink={renderLink}
          />
        );
      })}
    </TreeRoot>
  );
}

interface NavigationTreeChunkProps {
  rows: readonly TreeRow[];
  /** Ids that mark one of these rows; undefined where the row is in another chunk. */
  currentId: string | undefined;
  leadingId: string | undefined;
  stopId: string | undefined;
  renderLink: RenderTreeLink;
}

const chunkSize = 100;

/** Rows in stretches that are drawn again one by one: a step of the focus concerns one or two of fifty. */
function chunksOf(rows: readonly TreeRow[]): TreeRow[][] {
  const chunks: TreeRow[][] = [];
  for (let from = 0; from < rows.length; from += chunkSize) chunks.push(rows.slice(from, from + chunkSize));
  return chunks;
}

/** One stretch of rows. */
const NavigationTreeChunk = memo(function NavigationTreeChunk(props: NavigationTreeChunkProps) {
  const { rows, currentId, leadingId, stopId, renderLink } = props;
  return rows.map(({ parentId, ...row }) => (
    <NavigationTreeRow
      key={row.item.id}
      {...row}
      isCurrent={row.item.id === currentId}
      isLeadingToCurrent={row.item.id === leadingId}
      isTabStop={row.item.id === stopId}
      renderLink={renderLink}
    />
  ));
});

const typingPause = 600;

/** Letters typed one after the other, forgotten after a pause. */
function useTyped(): (letter: string) => string {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter) => {
    clearTimeout(timer.current);
    typed.current = typed.current === letter ? letter : typed.current + letter;
    timer.current = setTimeout(() => {
      typed.current = '';
    }, typingPause);
    return typed.current;
  };
}

interface TreeKeysOptions {
  rows: readonly TreeRow[];
  apply: (move: TreeMove) => void;
  /** Enter or Space on an item without an address. */
  toggle: (id: string) => void;
}

/** The keys of a tree. */
function useTreeKeys({ rows, apply, toggle }: TreeKeysOptions) {
  const type = useTyped();

  const press = (event: KeyboardEvent<HTMLElement>, target: HTMLElement, id: string): boolean => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveInTree(rows, id, event.key, isRtl);
    if (move) {
      apply(move);
      return true;
    }
    if (event.key === ' ' || event.key === 'Enter') {
      if (!target.hasAttribute('href')) toggle(id);
      else if (event.key === ' ') target.click();
      else return false;
      return true;
    }
    if (event.key.trim() === '' || [...event.key].length !== 1) return false;
    const found = typedItem(rows, id, type(event.key));
    if (found !== undefined) apply({ activeId: found });
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const id = event.target.dataset['itemId'];
    if (id !== undefined && press(event, event.target, id)) event.preventDefault();
  };
}
