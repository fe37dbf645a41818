import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

/** Runs something and closes the menu. */
export interface MenuAction {
  kind?: 'action' | undefined;
  /** Unique in its menu. */
  id: string;
  label: string;
  /** An icon of 16 pixels. */
  icon?: ReactNode | undefined;
  /**
   * Can be reached with the arrow keys, and does nothing.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Why it does nothing now; shown under its label, and makes it disabled. */
  disabledReason?: string | undefined;
  /** What else is worth knowing; shown under its label unless it has a reason to be disabled. */
  description?: string | undefined;
  /** Keys that do the same, as shown: "Ctrl+S". The menu does not listen to them. */
  shortcut?: string | undefined;
  /**
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  onSelect: () => void;
}

/** A line between groups. */
export interface MenuSeparatorEntry {
  kind: 'separator';
  id: string;
}

/** Goes somewhere; can be opened in a new tab. */
export interface MenuLink {
  kind: 'link';
  /** Unique in its menu. */
  id: string;
  label: string;
  /** An icon of 16 pixels. */
  icon?: ReactNode | undefined;
  /** The anchor or router's link to draw, without content. */
  render: ReactElement;
}

/** One choice of several, under a heading. */
export interface MenuRadio {
  kind: 'radio';
  /** Unique in its menu. */
  id: string;
  /** The heading of the group. */
  label: string;
  /** The value of the chosen option. */
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode | undefined }[];
  onValueChange: (value: string) => void;
}

/** A line of a menu. */
export type MenuEntry = MenuAction | MenuSeparatorEntry | MenuLink | MenuRadio;

export interface MenuProps extends LayerState, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens it; has to spread its props and pass on its ref. */
  trigger: ReactElement;
  /** Its accessible name. */
  label: string;
  /** Its lines, in order. */
  items: readonly MenuEntry[];
  /**
   * The edge that it shares with the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}
