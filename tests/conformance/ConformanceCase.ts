import type { ReactElement } from 'react';

/** Props that the suite lays over the component's smallest useful ones. */
export type GivenProps = Record<string, unknown>;

/** How the suite drives the one thing that a component holds: a value, a checked state, whether it is open. */
export interface HeldState {
  /** The controlled prop: `value`, `checked`, `isOpen`, `activeId` … */
  prop: string;
  /** Its uncontrolled twin: `defaultValue`, … */
  defaultProp: string;
  /** The callback, whose first argument is the next state. */
  callback: string;
  /** A state to start with. */
  first: unknown;
  /** The state that `act` asks for, starting from `first`. */
  next: unknown;
  /** Does to the drawn component what a user does to get from `first` to `next`. */
  act: (root: HTMLElement) => void | Promise<void>;
  /** What the document shows of the state; compared with deep equality. */
  shown: (root: HTMLElement) => unknown;
  /**
   * Milliseconds that a host has to give back the value of a change, before its own value is shown again: for what is typed, where
   * taking a letter back at once would lose it to a host that is only late.
   * @default 0
   */
  graceMs?: number;
  /** What `shown` gives for `first` and for `next`; the states themselves when missing. */
  shownFirst?: unknown;
  shownNext?: unknown;
}

/**
 * What a component declares so that the suite can hold it to the rules that all of them keep. A file a component:
 * `cases/<ui|widgets>/<Name>.tsx`, which exports `conformance`.
 */
export interface ConformanceCase {
  /** The name it is exported by. */
  name: string;
  /** Draws it: `<Button {...given}>Save</Button>`. A layer is drawn open. */
  render: (given: GivenProps) => ReactElement;
  /** The `data-part` of its root. */
  root: string;
  /** Further `data-part`s that are there in this drawing. */
  parts: readonly string[];
  /** Props with which it draws texts of its own, where the smallest useful ones draw none. */
  withLabels?: GivenProps;
  /**
   * Its root is not where it is drawn, but in a layer of the document that may take a moment to come.
   * @default false
   */
  isLayer?: boolean;
  /** What it holds, when it holds something. Several for components that hold several things. */
  held?: HeldState | readonly HeldState[];
  /**
   * It takes no `title` attribute: what it is made of has a prop of that name, which it fills itself.
   * @default false
   */
  isTitleTaken?: boolean;
  /**
   * Why one of the rules cannot apply, in words: a component without a root of its own, such as global styles.
   * The suite then checks only what remains.
   */
  rootless?: string;
}
