/** A click on a row, as far as its meaning depends on it. */
export interface RowClick {
  /** 0 the main button, 1 the middle one. */
  readonly button: number;
  readonly hasShift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly hasControl: boolean;
  /** What was hit: the row's own link, its checkbox cell, another control of the cell, or the plain row. */
  readonly target: 'link' | 'checkbox' | 'control' | 'row';
  readonly isSelecting: boolean;
  /** Text was selected by dragging. */
  readonly hasTextSelection: boolean;
}

/**
 * `follow`: the link does it by itself. `open`: open it here. `openAside`: open it in a new tab. `toggle` and `extend`
 * change the selection.
 */
export type RowIntent = 'none' | 'follow' | 'open' | 'openAside' | 'toggle' | 'extend';

/** What a click on a row means. While rows are being selected it selects, on the link too; Ctrl and the middle button open. */
export function getRowIntent(click: RowClick): RowIntent {
  if (click.target === 'control' || click.button > 1) return 'none';
  if (click.target === 'checkbox') return getCheckboxIntent(click);
  if (click.isSelecting && click.hasShift && click.button === 0) return 'extend';
  if (click.target === 'link') return selectsByLink(click) ? 'toggle' : 'follow';
  if (click.hasTextSelection) return 'none';
  if (click.button === 1) return 'openAside';
  if (click.isSelecting) return 'toggle';
  return click.hasControl ? 'openAside' : 'open';
}

function getCheckboxIntent({ button, hasShift }: RowClick): RowIntent {
  if (button !== 0) return 'none';
  return hasShift ? 'extend' : 'toggle';
}

function selectsByLink({ isSelecting, button, hasControl }: RowClick): boolean {
  return isSelecting && button === 0 && !hasControl;
}
