/** How often streams are looked after, in milliseconds. */
export interface EventTiming {
  /** Between two comments, two looks at the sessions, and two notes to other servers. */
  heartbeat: number;
  /** For how long a client that left still counts as there: a page that is reloaded comes back within it. */
  leave: number;
  /**
   * Between two signs of life to other servers, and between two looks at the database where it is looked at for events. Who is at
   * a server that has died is gone after four of these.
   */
  pulse: number;
}

/** What the contract says. */
export const defaultEventTiming: EventTiming = { heartbeat: 15_000, leave: 3_000, pulse: 400 };
