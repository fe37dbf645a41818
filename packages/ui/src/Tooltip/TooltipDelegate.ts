/** A text that may be cut off, or that has no words of its own, and the element that it belongs to. */
export interface TooltipTarget {
  readonly element: Element;
  readonly text: string;
}

/** Which elements under a root have a tooltip. One tooltip serves all of them, so that a row of a long list needs none of its own. */
export interface TooltipDelegate {
  /** What the pointer or the focus has come to; null when it has no tooltip. */
  readonly read: (target: Element) => TooltipTarget | null;
  /** Whether the focus of the keyboard shows a text too, at once. Where people type, the tooltip would cover the row above. */
  readonly showsFocused: boolean;
}

/** What a tooltip says, and the box it belongs to, in pixels from the upper left corner of the root. */
export interface ShownTarget {
  readonly text: string;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}
