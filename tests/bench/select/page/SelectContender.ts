/**
 * A picker that is measured. Gestures fire real events at its own elements; what it shows is read from its own elements, so
 * that a measurement ends when the work is really done.
 */
export interface SelectContender {
  mount(root: HTMLElement, options: readonly string[]): void;
  /** Where typing goes. */
  input(): HTMLInputElement | null;
  open(): void;
  /** The text of the first option drawn. */
  first(): string | null | undefined;
  /** The element that scrolls the options. */
  scroller(): HTMLElement | null;
}

/** A contender, and which option it shows first of those that fit. */
export interface MeasuredContender {
  contender: SelectContender;
  /** Options that begin with what was typed come first. */
  isRanked: boolean;
}
