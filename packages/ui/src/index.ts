export { Accordion, type AccordionProps, type AccordionSectionItem } from './Accordion/index.ts';
export { AlertDialog, type AlertDialogProps } from './AlertDialog/index.ts';
export { Avatar, type AvatarProps } from './Avatar/index.ts';
export { Badge, type BadgeProps } from './Badge/index.ts';
export { Button, type ButtonProps } from './Button/index.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/index.ts';
export { CodeText, type CodeTextLabels, type CodeTextProps } from './CodeText/index.ts';
export { Combobox, type ComboboxProps, type SearchedOptions } from './Combobox/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/index.ts';
export type { CalendarOptions, DateFieldLabels, DateFieldProps } from './DateField/index.ts';
export { DateField } from './DateField/index.ts';
export type {
  DateRange,
  DateRangeFieldLabels,
  DateRangeFieldProps,
  DateRangePreset,
} from './DateRangeField/index.ts';
export { DateRangeField } from './DateRangeField/index.ts';
export { Dialog, type DialogProps } from './Dialog/index.ts';
export { DiffText, type DiffTextLabels, type DiffTextProps } from './DiffText/index.ts';
export { Drawer, type DrawerProps } from './Drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/index.ts';
export { ErrorState, type ErrorStateProps, type LoadError } from './ErrorState/index.ts';
export { FadingNotification, type FadingNotificationProps } from './FadingNotification/index.ts';
export {
  acceptFiles,
  FileDrop,
  type FileDropLabels,
  type FileDropProps,
  type FileRefusal,
  type FileRefusalReason,
  type FileRules,
  formatBytes,
} from './FileDrop/index.ts';
export { type FieldTexts, FormField, type FormFieldControl, type FormFieldProps } from './FormField/index.ts';
export { GlobalStyles, type GlobalStylesProps } from './GlobalStyles/index.ts';
export { IconButton, type IconButtonProps } from './IconButton/index.ts';
export {
  handlePartFailures,
  type PartFailureAnswer,
  type PartFailureHandler,
} from './internal/partFailures.ts';
export { preloadLayers } from './internal/preloadLayers.ts';
export { precompileStyles } from './internal/prepareStyles.ts';
export type { Sort } from './internal/sort.ts';
export { Kbd, type KbdLabels, type KbdProps } from './Kbd/index.ts';
export {
  type ComponentLabels,
  LabelsProvider,
  type LabelsProviderProps,
  type ProvidedLabels,
} from './LabelsProvider/index.ts';
export { Link, type LinkProps } from './Link/index.ts';
export { LoadingBar, type LoadingBarProps } from './LoadingBar/index.ts';
export type { MenuAction, MenuEntry, MenuLink, MenuRadio, MenuSeparatorEntry } from './Menu/index.ts';
export { Menu, type MenuProps } from './Menu/index.ts';
export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './MultiSelect/index.ts';
export {
  NavigationTree,
  type NavigationTreeItem,
  type NavigationTreeLinkProps,
  type NavigationTreeProps,
  type RenderTreeLink,
} from './NavigationTree/index.ts';
export { NotificationRegion, type NotificationRegionProps } from './NotificationRegion/index.ts';
export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './NumberField/index.ts';
export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination/index.ts';
export { Popover, type PopoverProps } from './Popover/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/index.ts';
export { SearchField, type SearchFieldProps } from './SearchField/index.ts';
export type { ChoiceProps, OptionFieldProps, SelectOption } from './Select/index.ts';
export { Select, type SelectProps } from './Select/index.ts';
export { Skeleton, type SkeletonProps } from './Skeleton/index.ts';
export { Spinner, type SpinnerProps } from './Spinner/index.ts';
export { SplitButton, type SplitButtonProps } from './SplitButton/index.ts';
export { type SplitLimit, SplitPane, type SplitPaneProps } from './SplitPane/index.ts';
export { StatusLabel, type StatusLabelProps } from './StatusLabel/index.ts';
export { Switch, type SwitchProps } from './Switch/index.ts';
export { TabBar, type TabBarProps, type TabBarTab } from './TabBar/index.ts';
export { Table, type TableColumn, type TableLabels, type TableProps } from './Table/index.ts';
export { Tabs, type TabsProps, type TabsTabItem } from './Tabs/index.ts';
export { type KnownTag, TagField, type TagFieldLabels, type TagFieldProps } from './TagField/index.ts';
export { TextArea, type TextAreaLabels, type TextAreaProps } from './TextArea/index.ts';
export { TextField, type TextFieldLabels, type TextFieldProps } from './TextField/index.ts';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope/index.ts';
export {
  type QueuedToast,
  Toast,
  type ToastAction,
  type ToastLabels,
  type ToastOptions,
  type ToastProps,
  ToastRegion,
  type ToastRegionLabels,
  type ToastRegionProps,
  type Toasts,
  type ToastTone,
  useToasts,
} from './Toast/index.ts';
export { Toolbar, type ToolbarProps } from './Toolbar/index.ts';
export { Tooltip, type TooltipProps } from './Tooltip/index.ts';
export { getTheme, setTheme, type ThemeOptions, type ThemePreference } from './theme/index.ts';
export { darkPalette, lightPalette, type Palette, type TokenName, tokens } from './tokens/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/index.ts';
