import type { ReactNode } from 'react';

/** One action as the server offers it, and what runs it. */
export interface ActionBarAction {
  /** Unique within the bar. */
  readonly name: string;
  readonly label: string;
  /** It stays in its place, can be focused, and does nothing; a text of the bar says so. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Why it does nothing now, shown as a tooltip and in the menu; makes it disabled. */
  readonly disabledReason?: string | undefined;
  /** The primary action is the last to move into the menu. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'danger' | undefined;
  /** 16 pixels wide. */
  readonly icon?: ReactNode;
  /** A second, smaller line, such as 'Unsaved changes'. */
  readonly subText?: string | undefined;
  /** What else is worth knowing, shown as a tooltip while it can be used. */
  readonly note?: string | undefined;
  /** It is being done: the button shows it and does nothing. Default false. */
  readonly isPending?: boolean | undefined;
  /**
   * Puts an arrow beside the button that opens this in a popover; in the menu it is a line of its own that opens a
   * dialog.
   */
  readonly details?: ActionBarDetails | undefined;
  /** Moves into the menu only after every action that is not pinned. Default false. */
  readonly isPinned?: boolean | undefined;
  /**
   * Runs it. While a promise that it gives is open the action is pending and is not run again; when that is rejected,
   * the bar's `onError` is called. Without it, a dialog says that the action is not implemented.
   */
  readonly onRun?: (() => unknown) | undefined;
}

/** What there is to see about an action before it is run, such as the changes that a save would write. */
export interface ActionBarDetails {
  /** Name of the arrow beside the action's button, and of its line in the menu, such as 'Show what changed'. */
  readonly label: string;
  /** Its heading. @default `label` */
  readonly title?: string | undefined;
  /** A function is called when it is shown, and whenever the bar is drawn meanwhile. */
  readonly content: ReactNode | (() => ReactNode);
  /** Of the popover, in pixels. @default 480 */
  readonly width?: number | undefined;
  /** They cannot be opened now. @default while the action is disabled or pending */
  readonly isDisabled?: boolean | undefined;
}

/** An action that something handles. */
export interface RunnableAction extends ActionBarAction {
  readonly onRun: () => void;
}
