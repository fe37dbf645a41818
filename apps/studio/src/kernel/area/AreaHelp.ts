/** Keys that do one thing; `Mod` is Ctrl, or the command key where there is one. */
export interface Shortcut {
  /** Each entry does it alone; the keys of one are pressed together. */
  readonly keys: readonly (readonly string[])[];
  /** What it does, as shown. */
  readonly label: string;
}

/** The content of the help about a screen. */
export interface HelpTopic {
  /** The name of its documentation, as shown. */
  readonly title: string;
  /** Where the documentation is, on this server. */
  readonly href: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The help of an area: the topic of the screen at a path; null where it has none of its own. */
export type AreaHelp = (pathname: string) => HelpTopic | null;
