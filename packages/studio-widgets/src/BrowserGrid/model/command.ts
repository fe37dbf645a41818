import type { GridKey } from './navigation.ts';

/** What a key that moves nothing does. */
export type GridCommand = 'toggle' | 'open' | 'cancel' | 'selectPage';

export interface GridKeyPlace {
  /** The control that has the focus; `none` for a row or cell itself. */
  readonly control: 'none' | 'link' | 'checkbox' | 'other';
  /** In the rows, not in the head. */
  readonly isInRows: boolean;
  readonly isSelecting: boolean;
}

/** The command of a key; null for a key that is not the grid's, or that the focused control answers itself. */
export function getCommand(event: GridKey, place: GridKeyPlace): GridCommand | null {
  const { control, isInRows, isSelecting } = place;
  switch (event.key) {
    case ' ':
      return isSelecting && isInRows && (control === 'none' || control === 'link') ? 'toggle' : null;
    case 'Enter':
      return isInRows && (control === 'none' || control === 'checkbox') ? 'open' : null;
    case 'Escape':
      return isSelecting ? 'cancel' : null;
    case 'a':
      return isSelecting && (event.ctrlKey || event.metaKey) ? 'selectPage' : null;
    default:
      return null;
  }
}
