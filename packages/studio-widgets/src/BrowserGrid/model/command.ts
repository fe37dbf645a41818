import { type GridKey, shortcutKey } from '@studio/ui/internal';

/** What a key that moves nothing does. */
export type GridCommand = 'toggle' | 'extend' | 'open' | 'cancel' | 'selectAll';

export interface GridKeyPlace {
  /** The control that has the focus; `none` for a row or cell itself. */
  readonly control: 'none' | 'link' | 'checkbox' | 'other';
  /** In the rows, not in the head. */
  readonly isInRows: boolean;
  readonly isSelecting: boolean;
}

/** The command of a key; null for a key that is not the grid's, or that the focused control answers itself. */
export function getCommand(
  event: GridKey & { readonly code?: string; readonly shiftKey?: boolean },
  place: GridKeyPlace,
): GridCommand | null {
  const { control, isInRows, isSelecting } = place;
  switch (shortcutKey(event)) {
    case ' ':
      if (!isSelecting || !isInRows || control === 'other') return null;
      if (event.shiftKey) return 'extend';
      return control === 'checkbox' ? null : 'toggle';
    case 'Enter':
      return isInRows && (control === 'none' || control === 'checkbox') ? 'open' : null;
    case 'Escape':
      return isSelecting ? 'cancel' : null;
    case 'a':
      return isSelecting && !event.shiftKey && (event.ctrlKey || event.metaKey) ? 'selectAll' : null;
    default:
      return null;
  }
}
