/** How often streams are looked after, in milliseconds. */
export interface EventTiming {
  /** Between two comments, two looks at the sessions, and two notes to other servers. */
  heartbeat: number;
  /** For which whoever has left is still there: a page that is loaded again comes back within it. */
  leave: number;
}

/** What the contract says. */
export const defaultEventTiming: EventTiming = { heartbeat: 15_000, leave: 3_000 };
