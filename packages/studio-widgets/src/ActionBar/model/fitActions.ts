/** A button as far as its place matters. */
export interface FitItem {
  /** In CSS pixels. */
  readonly width: number;
  /** Buttons of a lower rank leave first; of one rank, the last leaves first. */
  readonly rank: number;
}

export interface FitBounds {
  /** Room for everything, in CSS pixels. */
  readonly room: number;
  /** Between two buttons, in CSS pixels. */
  readonly gap: number;
  /** Width of the menu's button, which takes room as soon as one button has left. */
  readonly menuWidth: number;
  /** How many buttons stay at most, the menu's not counted. */
  readonly maxVisible: number;
}

/** The indexes of the buttons that have no room and go into a menu, ascending. */
export function fitActions(items: readonly FitItem[], bounds: FitBounds): readonly number[] {
  const leaving = items
    .map(({ rank }, index) => ({ rank, index }))
    .sort((a, b) => a.rank - b.rank || b.index - a.index);
  const overflow = new Set<number>();
  for (const { index } of leaving) {
    if (hasRoom(items, overflow, bounds)) break;
    overflow.add(index);
  }
  return [...overflow].sort((a, b) => a - b);
}

function hasRoom(items: readonly FitItem[], overflow: ReadonlySet<number>, bounds: FitBounds): boolean {
  if (items.length - overflow.size > bounds.maxVisible) return false;
  return widthOf(items, [...overflow], bounds) <= bounds.room;
}

/** What the buttons that stay take with the menu's, if there is one, and the gaps between them, in CSS pixels. */
export function widthOf(
  items: readonly FitItem[],
  overflow: readonly number[],
  { gap, menuWidth }: Pick<FitBounds, 'gap' | 'menuWidth'>,
): number {
  const left = new Set(overflow);
  const widths = items.filter((_, index) => !left.has(index)).map(({ width }) => width);
  const all = left.size > 0 ? [...widths, menuWidth] : widths;
  return all.reduce((sum, width) => sum + width, gap * Math.max(0, all.length - 1));
}
