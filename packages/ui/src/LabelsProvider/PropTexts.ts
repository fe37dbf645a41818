import type { AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import type { AvatarProps } from '../Avatar/Avatar.tsx';
import type { SearchedOptions } from '../Combobox/types.ts';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { DialogProps } from '../Dialog/types.ts';
import type { DrawerProps } from '../Drawer/types.ts';
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx';
import type { FadingNotificationProps } from '../FadingNotification/FadingNotification.tsx';
import type { LoadingBarProps } from '../LoadingBar/LoadingBar.tsx';
import type { NotificationRegionProps } from '../NotificationRegion/NotificationRegion.tsx';
import type { SearchFieldProps } from '../SearchField/SearchField.tsx';
import type { SplitButtonProps } from '../SplitButton/SplitButton.tsx';
import type { SwitchProps } from '../Switch/Switch.tsx';

type Texts<Props, Name extends keyof Props> = { [Key in Name]-?: NonNullable<Props[Key]> };

/** What `Select`, `Combobox` and `MultiSelect` say of a choice. */
export interface ChoiceTexts {
  /**
   * Name of the button that takes the choice away, for a field of this label.
   * @default 'Clear {label}'
   */
  clearLabel: (label: string) => string;
}

/** What `Combobox` and `MultiSelect` say besides their options. */
export type SearchedTexts = Texts<
  SearchedOptions,
  'loadingText' | 'emptyText' | 'toggleLabel' | 'createLabel'
> &
  ChoiceTexts;

/** Texts that components take as props of their own and not as `labels`, by the component's name and the prop's. */
export interface PropTexts {
  AlertDialog: Texts<AlertDialogProps, 'okLabel'>;
  Avatar: Texts<AvatarProps, 'presenceLabels'>;
  Combobox: SearchedTexts;
  ConfirmDialog: Texts<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel' | 'failedLabel'>;
  Dialog: Texts<DialogProps, 'closeLabel'>;
  Drawer: Texts<DrawerProps, 'closeLabel'>;
  ErrorState: Texts<ErrorStateProps, 'retryLabel' | 'detailsLabel'>;
  FadingNotification: Texts<FadingNotificationProps, 'dismissLabel'>;
  LoadingBar: Texts<LoadingBarProps, 'label'>;
  NotificationRegion: Texts<NotificationRegionProps, 'label'>;
  SearchField: Texts<SearchFieldProps, 'clearLabel'>;
  Select: ChoiceTexts;
  SplitButton: Texts<SplitButtonProps, 'menuLabel'>;
  Switch: Texts<SwitchProps, 'pendingText'>;
}
