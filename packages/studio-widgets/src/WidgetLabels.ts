import type { ActionBarLabels } from './ActionBar/labels.ts';
import type { ActionGroupLabels } from './ActionGroup/labels.ts';
import type { ActivityListLabels } from './ActivityList/types.ts';
import type { AdvancedFilterLabels } from './AdvancedFilter/labels.ts';
import type { AsyncComboboxLabels } from './AsyncCombobox/labels.ts';
import type { GridLayoutLabels } from './BrowserGrid/gridLayoutLabels.ts';
import type { GridPagesLabels } from './BrowserGrid/gridPagesLabels.ts';
import type { BrowserGridLabels } from './BrowserGrid/labels.ts';
import type { BulkHeaderLabels } from './BulkHeader/labels.ts';
import type { BusinessCardLabels } from './BusinessCard/labels.ts';
import type { ChangeListLabels } from './ChangeList/labels.ts';
import type { CommandPaletteLabels } from './CommandPalette/types.ts';
import type { ConditionTreeLabels } from './ConditionTree/labels.ts';
import type { LiteralKindLabels, SearchKindLabels } from './ConditionTree/values/valueTexts.ts';
import type { CriteriaTableLabels } from './CriteriaTable/labels.ts';
import type { DataItemsEditorLabels } from './DataItemsEditor/labels.ts';
import type { DependenciesEditorLabels } from './DependenciesEditor/labels.ts';
import type { EditableGridLabels } from './EditableGrid/labels.ts';
import type { ExpressionModalLabels } from './ExpressionModal/labels.ts';
import type { FormBuilderLabels } from './FormBuilder/labels.ts';
import type { FormViewLabels } from './FormView/labels.ts';
import type { GridPickerLabels } from './GridPicker/labels.ts';
import type { MergeTableLabels } from './MergeTable/labels.ts';
import type { NotImplementedDialogLabels } from './NotImplementedDialog/labels.ts';
import type { PresenceBarLabels } from './PresenceBar/labels.ts';
import type { ReferencesModalLabels } from './ReferencesModal/labels.ts';
import type { RegexModalLabels } from './RegexModal/labels.ts';
import type { ResponsiveNavigationLabels } from './ResponsiveNavigation/labels.ts';
import type { ReviewDialogLabels } from './ReviewDialog/labels.ts';
import type { RichTextEditorLabels } from './RichTextEditor/labels.ts';
import type { SettingsPanelLabels } from './SettingsPanel/labels.ts';
import type { SideNavigationLabels } from './SideNavigation/types.ts';
import type { SignatureModalLabels } from './SignatureModal/labels.ts';
import type { PlaceholderLabels } from './shared/placeholders/labels.ts';
import type { TwoStepSelectorLabels } from './TwoStepSelector/labels.ts';
import type { UploadModalLabels } from './UploadModal/labels.ts';
import type { VersionHistoryLabels } from './VersionHistory/labels.ts';

/**
 * The texts of each widget, by its name; those of `useGridPages`, `useGridRows` and `useGridLayout` too, and those of the kinds
 * of value that `createLiteralKind` and `createSearchKind` make.
 */
export interface WidgetLabels {
  ActionBar: ActionBarLabels;
  ActionGroup: ActionGroupLabels;
  ActivityList: ActivityListLabels;
  AdvancedFilter: AdvancedFilterLabels;
  AsyncCombobox: AsyncComboboxLabels;
  GridLayout: GridLayoutLabels;
  GridPages: GridPagesLabels;
  BrowserGrid: BrowserGridLabels;
  BulkHeader: BulkHeaderLabels;
  BusinessCard: BusinessCardLabels;
  ChangeList: ChangeListLabels & { emptyText: string };
  CommandPalette: CommandPaletteLabels;
  ConditionTree: ConditionTreeLabels;
  CriteriaTable: CriteriaTableLabels;
  DataItemsEditor: DataItemsEditorLabels;
  DependenciesEditor: DependenciesEditorLabels;
  EditableGrid: EditableGridLabels;
  EditorHeader: { backLabel: string };
  ExpressionModal: ExpressionModalLabels;
  FormBuilder: FormBuilderLabels;
  FormView: FormViewLabels;
  GridPicker: GridPickerLabels;
  LiteralKind: LiteralKindLabels;
  MergeTable: MergeTableLabels;
  NotImplementedDialog: NotImplementedDialogLabels;
  PlaceholderField: PlaceholderLabels;
  PresenceBar: PresenceBarLabels;
  ReferencesModal: ReferencesModalLabels;
  RegexModal: RegexModalLabels;
  ResponsiveNavigation: ResponsiveNavigationLabels;
  ReviewDialog: ReviewDialogLabels;
  RichTextEditor: RichTextEditorLabels;
  SearchKind: SearchKindLabels;
  SettingsPanel: SettingsPanelLabels;
  SideNavigation: SideNavigationLabels;
  SignatureModal: SignatureModalLabels;
  TwoStepSelector: TwoStepSelectorLabels;
  UploadModal: UploadModalLabels;
  VersionHistory: VersionHistoryLabels;
}

declare module '@studio/ui' {
  interface ComponentLabels extends WidgetLabels {}
}
