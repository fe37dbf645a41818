import type { ReactNode } from 'react';

/** Something that can be run or gone to. */
export interface CommandItem {
  /** Unique in the whole palette. */
  readonly id: string;
  readonly label: string;
  /** More about it, in fewer and quieter words: where it is, what it is. */
  readonly hint?: string | undefined;
  /** 16 pixels wide. */
  readonly icon?: ReactNode;
  /** Keys that do the same without the palette, such as `['Ctrl', 'S']`. */
  readonly keys?: readonly string[] | undefined;
  /** Called after the palette was asked to close. */
  readonly onRun: () => void;
}

/** Commands of one kind, under a title. */
export interface CommandGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly CommandItem[];
}

/** Texts of the palette. */
export interface CommandPaletteLabels {
  /** Accessible name of the dialog. */
  readonly title: string;
  /** Accessible name of the search box. */
  readonly input: string;
  readonly placeholder: string;
  /** Accessible name of what was found. */
  readonly results: string;
  readonly loading: string;
  /** Looks again after an error. */
  readonly retry: string;
  /** Announced when the list changed. */
  readonly found: (count: number) => string;
  /** What the keys at the foot do. */
  readonly move: string;
  readonly run: string;
  readonly close: string;
}
