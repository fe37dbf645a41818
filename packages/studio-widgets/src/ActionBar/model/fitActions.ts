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
  const widths = items.filter((_, index) => !overflow.has(index)).map(({ width }) => width);
  if (widths.length > bounds.maxVisible) return false;
  const all = overflow.size > 0 ? [...widths, bounds.menuWidth] : widths;
  const gaps = bounds.gap * Math.max(0, all.length - 1);
  return all.reduce((sum, width) => sum + width, gaps) <= bounds.room;
}
