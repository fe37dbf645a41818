import type { ReactNode } from 'react';

/** One action as the server offers it, and what runs it. */
export interface BarAction {
  /** Unique within the bar. */
  readonly name: string;
  readonly label: string;
  /** A disabled action stays in its place, can be focused, and does nothing. */
  readonly isEnabled: boolean;
  /** The primary action is the last to move into the menu. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'danger' | undefined;
  /** 16 pixels wide. */
  readonly icon?: ReactNode;
  /** A second, smaller line, such as 'Unsaved changes'. */
  readonly subText?: string | undefined;
  /** Shown as a tooltip: why the action is disabled, or what else is worth knowing. */
  readonly notes?: string | undefined;
  /** It is being done: the button shows it and does nothing. Default false. */
  readonly isPending?: boolean | undefined;
  /** Moves into the menu only after every action that is not pinned. Default false. */
  readonly isPinned?: boolean | undefined;
  /**
   * Runs it. While a promise that it gives is open the action is pending and is not run again; when that is rejected,
   * the bar's `onError` hears of it. Without it, a dialog says that the action is not implemented.
   */
  readonly onRun?: (() => unknown) | undefined;
}

/** An action that something handles. */
export interface RunnableAction extends BarAction {
  readonly onRun: () => void;
}
