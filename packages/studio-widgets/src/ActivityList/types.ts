/** Something that failed without a word at its place. */
export interface ActivityEntry {
  readonly id: string;
  /** Milliseconds since 1970, UTC. */
  readonly time: number;
  /** What was tried, such as 'Restore'. */
  readonly action: string;
  /** Why it failed, in the server's words. */
  readonly reason: string;
}

/** Texts of the list. */
export interface ActivityListLabels {
  /** Name of the button and title of the list. */
  readonly title: string;
  readonly clear: string;
  readonly empty: string;
  /** Announced when an entry is added. */
  readonly announce: (entry: ActivityEntry) => string;
}
