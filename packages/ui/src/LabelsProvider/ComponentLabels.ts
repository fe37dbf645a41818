import type { CodeTextLabels } from '../CodeText/CodeText.tsx';
import type { DateFieldLabels } from '../DateField/types.ts';
import type { DateRangeFieldLabels } from '../DateRangeField/types.ts';
import type { DiffTextLabels } from '../DiffText/diffTextLabels.ts';
import type { FileDropLabels } from '../FileDrop/useFileDropLabels.ts';
import type { GivenLabels } from '../internal/mergeLabels.ts';
import type { KbdLabels } from '../Kbd/Kbd.tsx';
import type { MultiSelectLabels } from '../MultiSelect/types.ts';
import type { NumberFieldLabels } from '../NumberField/types.ts';
import type { PaginationLabels } from '../Pagination/Pagination.tsx';
import type { TableLabels } from '../Table/types.ts';
import type { TagFieldLabels } from '../TagField/types.ts';
import type { TextAreaLabels } from '../TextArea/TextArea.tsx';
import type { TextFieldLabels } from '../TextField/TextField.tsx';
import type { ToastLabels } from '../Toast/Toast.tsx';
import type { ToastRegionLabels } from '../Toast/ToastRegion.tsx';
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
