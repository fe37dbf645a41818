/** Why something could not be loaded or done, and how to try again. The same for every component that shows it. */
export interface LoadError {
  /** What did not work. @default a text of the component's labels */
  readonly title?: string | undefined;
  /** Why, and what to do next, in words that a person can act on. */
  readonly reason: string;
  /** Tries again. Without it there is no button for it. */
  readonly onRetry?: (() => void) | undefined;
}
