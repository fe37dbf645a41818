import type { SearchedOptions } from '../Combobox/types.ts';

/** What `Select`, `Combobox` and `MultiSelect` say of a choice. */
export interface ChoiceTexts {
  /**
   * Name of the button that takes the choice away, for a field of this label.
   * @default 'Clear {label}'
   */
  clearLabel: (label: string) => string;
}

/** What `Combobox` and `MultiSelect` say besides their options. */
export type SearchedTexts = {
  [Key in 'loadingText' | 'emptyText' | 'toggleLabel' | 'createLabel']-?: NonNullable<SearchedOptions[Key]>;
} & ChoiceTexts;

/** Texts that components take as props of their own and not as `labels`, by the component's name and the prop's. */
export interface PropTexts {
  AlertDialog: { okLabel: string };
  Avatar: { presenceLabels: { online: string; offline: string } };
  Combobox: SearchedTexts;
  ConfirmDialog: { confirmLabel: string; cancelLabel: string; failedLabel: string };
  Dialog: { closeLabel: string };
  Drawer: { closeLabel: string };
  ErrorState: { retryLabel: string; detailsLabel: string };
  FadingNotification: { dismissLabel: string };
  LoadingBar: { label: string };
  NotificationRegion: { label: string };
  SearchField: { clearLabel: string };
  Select: ChoiceTexts;
  SplitButton: { menuLabel: string };
  Switch: { pendingText: string };
}
