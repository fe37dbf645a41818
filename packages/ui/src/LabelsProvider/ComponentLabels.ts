import type { DateFieldLabels } from '../DateField/types.ts';
import type { DateRangeFieldLabels } from '../DateRangeField/types.ts';
import type { DiffTextLabels } from '../DiffText/diffTextLabels.ts';
import type { FileDropLabels } from '../FileDrop/labels.ts';
import type { GivenLabels } from '../internal/mergeLabels.ts';
import type { MultiSelectLabels } from '../MultiSelect/types.ts';
import type { NumberFieldLabels } from '../NumberField/types.ts';
import type { TableLabels } from '../Table/types.ts';
import type { TagFieldLabels } from '../TagField/types.ts';
import type { ToastTone } from '../Toast/toastQueue.ts';
import type { PropTexts, SearchedTexts } from './PropTexts.ts';

/**
 * The texts of each component that has texts of its own, by the component's name. Packages of components add theirs:
 * `declare module '@studio/ui' { interface ComponentLabels { Ledger: LedgerLabels } }`.
 */
export interface ComponentLabels extends PropTexts {
  CodeText: CodeTextLabels & { label: string };
  DateField: DateFieldLabels;
  DateRangeField: DateRangeFieldLabels;
  DiffText: DiffTextLabels;
  FileDrop: FileDropLabels;
  Kbd: KbdLabels;
  MultiSelect: MultiSelectLabels & SearchedTexts;
  NumberField: NumberFieldLabels;
  Pagination: PaginationLabels;
  Table: TableLabels & { emptyText: string };
  TagField: TagFieldLabels;
  TextArea: TextAreaLabels;
  TextField: TextFieldLabels;
  Toast: ToastLabels;
  ToastRegion: ToastRegionLabels;
}

/** Some of the texts of some components. */
export type ProvidedLabels = {
  readonly [Name in keyof ComponentLabels]?: GivenLabels<ComponentLabels[Name]> | undefined;
};

/** Texts of a piece of code. */
export interface CodeTextLabels {
  /**
   * The button.
   * @default 'Copy'
   */
  copy: string;
  /**
   * Announced when it was copied.
   * @default 'Copied'
   */
  copied: string;
  /**
   * Announced when the browser did not allow it.
   * @default 'Could not be copied'
   */
  failed: string;
}

/** Texts of a key. */
export interface KbdLabels {
  /**
   * What keys are called, by the English word on them: `{ Ctrl: 'Strg', Del: 'Entf' }`. Others are shown as they were given.
   * @default {}
   */
  keyNames: Readonly<Record<string, string>>;
}

/** Texts of the pager. */
export interface PaginationLabels {
  /**
   * The name of the navigation.
   * @default 'Pagination'
   */
  pagination: string;
  /**
   * @default 'Previous page'
   */
  previous: string;
  /**
   * @default 'Next page'
   */
  next: string;
  /**
   * The name of a page.
   * @default `Page ${page}`
   */
  page: (page: number) => string;
}

/** Texts of the counter. */
export interface TextAreaLabels {
  /**
   * Shown from 80 % of `maxLength` on.
   * @default '812 / 1,000'
   */
  counter: (length: number, maxLength: number) => string;
  /**
   * Announced by assistive technology at 80, 90, 95 and 100 % of `maxLength`.
   * @default 'At most 200 characters left'
   */
  charactersLeft: (atMost: number) => string;
}

/** Texts of the password's button. */
export interface TextFieldLabels {
  /**
   * @default 'Show password'
   */
  showPassword: string;
  /**
   * @default 'Hide password'
   */
  hidePassword: string;
}

/** Texts of a toast. */
export interface ToastLabels {
  /**
   * The close button.
   * @default 'Dismiss'
   */
  dismiss: string;
  /**
   * Announced before the message, because an icon alone is not; empty announces nothing.
   * @default '', 'Success', 'Warning', 'Error'
   */
  tones: Record<ToastTone, string>;
}

/** Texts of the region and of its toasts. */
export interface ToastRegionLabels extends ToastLabels {
  /**
   * The name of the region; it also names the key that goes there.
   * @default 'Notifications (F6)'
   */
  region: string;
  /**
   * @default '{count} more'
   */
  waiting: (count: number) => string;
}
