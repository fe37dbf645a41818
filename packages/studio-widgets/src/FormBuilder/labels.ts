import { writeCount } from '@studio/ui/internal';
import type { PartsRefusal } from './model/clipboard.ts';
import type { StepDirection } from './types.ts';

/**
 * Every text of the builder. Functions get names and numbers and give a whole sentence, so that a language can order it. A `part` is the
 * text that names a field or section.
 */
export interface FormBuilderLabels {
  readonly insertComponent: string;
  readonly componentSettings: string;
  readonly findComponent: string;
  readonly noComponent: string;
  /** On the strip behind the last section, and on that above a section; the others are their names. */
  readonly addSection: string;
  readonly addSectionAtEnd: string;
  readonly addSectionBefore: (section: string) => string;
  readonly selectAField: string;
  readonly outline: string;
  readonly find: string;
  readonly fieldCount: (count: number) => string;
  readonly foundCount: (count: number) => string;
  readonly notFound: string;
  readonly emptyForm: string;
  readonly emptyFormHint: string;
  readonly undo: string;
  readonly redo: string;
  readonly delete: (part: string) => string;
  readonly toolbar: string;
  /** Names the buttons of widths, which are in pixels. */
  readonly canvasWidth: string;
  readonly copy: string;
  readonly paste: string;
  readonly duplicate: string;
  readonly deleteSelected: string;
  /** Why nothing can be copied, duplicated or deleted. */
  readonly nothingSelected: string;
  readonly selectedCount: (count: number) => string;
  readonly required: string;
  /** Names a part that has neither a label nor a name. */
  readonly unnamed: (component: string) => string;
  readonly sectionName: (section: string) => string;
  readonly fold: (section: string) => string;
  readonly unfold: (section: string) => string;
  readonly foldAll: string;
  readonly unfoldAll: string;
  /** Names the text field in which the label of a part is changed. */
  readonly labelOf: (part: string) => string;
  /** Names the button that makes another component of a part. */
  readonly convert: (part: string, component: string) => string;
  readonly convertTitle: (part: string, component: string) => string;
  /** Above the list of what would be lost. */
  readonly convertLost: string;
  readonly convertConfirm: string;
  readonly convertCancel: string;
  /** The width of a field while its edge is dragged. */
  readonly pixels: (width: number) => string;
  readonly problemCount: (count: number) => string;
  readonly nextProblem: string;
  readonly pasteRefused: Readonly<Record<PartsRefusal, string>>;
  readonly clipboardClosed: string;
  /** Where it cannot be written. */
  readonly clipboardLocked: string;
  /** Announced by assistive technology after a change. `count` parts; `part` names the first. */
  readonly announcements: {
    readonly inserted: (part: string, count: number) => string;
    readonly deleted: (part: string, count: number) => string;
    readonly moved: (part: string, count: number, place: PartPlace) => string;
    readonly cannotMove: Readonly<Record<StepDirection, string>>;
    readonly converted: (part: string, component: string) => string;
    readonly cannotConvert: string;
    readonly resized: (part: string, width: number) => string;
    readonly widened: (part: string) => string;
    readonly copied: (part: string, count: number) => string;
    readonly pasted: (count: number) => string;
    readonly notPasted: string;
    readonly duplicated: (count: number) => string;
    readonly undone: string;
    readonly redone: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
  };
}

/** Where a part is; all counted from 1. A section has no row. */
export interface PartPlace {
  readonly section: string;
  readonly row: number;
  readonly rows: number;
  readonly position: number;
  readonly inRow: number;
}

function named(part: string, count: number, locale: string): string {
  return count === 1 ? part : `${part} and ${writeCount(count - 1, locale)} more`;
}

/** The English texts. */
export const defaultLabels = (locale: string): FormBuilderLabels => ({
  insertComponent: 'Insert Component',
  componentSettings: 'Component Settings',
  findComponent: 'Find a component',
  noComponent: 'No component has that name.',
  addSection: 'Section',
  addSectionAtEnd: 'Insert a section at the end',
  addSectionBefore: (section) => `Insert a section before ${section}`,
  selectAField: 'Select a field to edit',
  outline: 'Outline',
  find: 'Find a field',
  fieldCount: (count) => `${writeCount(count, locale)} ${count === 1 ? 'field' : 'fields'}`,
  foundCount: (count) => `${writeCount(count, locale)} found`,
  notFound: 'No field has that name or label.',
  emptyForm: 'This form has no fields yet',
  emptyFormHint: 'Choose a component to begin with.',
  undo: 'Undo',
  redo: 'Redo',
  delete: (part) => `Delete ${part}`,
  toolbar: 'Form',
  canvasWidth: 'Canvas width',
  copy: 'Copy (Ctrl+C)',
  paste: 'Paste (Ctrl+V)',
  duplicate: 'Duplicate (Ctrl+D)',
  deleteSelected: 'Delete (Del)',
  nothingSelected: 'Nothing is selected',
  selectedCount: (count) => `${writeCount(count, locale)} selected`,
  required: 'required',
  unnamed: (component) => `${component} without a label`,
  sectionName: (section) => `Section ${section}`,
  fold: (section) => `Collapse ${section}`,
  unfold: (section) => `Expand ${section}`,
  foldAll: 'Collapse all sections',
  unfoldAll: 'Expand all sections',
  labelOf: (part) => `Label of ${part}`,
  convert: (part, component) => `Component of ${part}: ${component}`,
  convertTitle: (part, component) => `Change ${part} to ${component}`,
  convertLost: 'These settings would be lost:',
  convertConfirm: 'Change',
  convertCancel: 'Cancel',
  pixels: (width) => `${writeCount(width, locale)} px`,
  problemCount: (count) => `${writeCount(count, locale)} ${count === 1 ? 'problem' : 'problems'}`,
  nextProblem: 'Next problem (F8)',
  pasteRefused: {
    'no-parts': 'The clipboard holds no fields.',
    'too-large': 'What the clipboard holds is too large to paste.',
    damaged: 'The fields in the clipboard are damaged; nothing was pasted.',
  },
  clipboardClosed: 'The browser does not let this page read the clipboard. Press Ctrl+V instead.',
  clipboardLocked: 'The browser does not let this page write to the clipboard. Press Ctrl+C instead.',
  announcements: {
    inserted: (part, count) => `Inserted: ${named(part, count, locale)}`,
    deleted: (part, count) => `Deleted: ${named(part, count, locale)}`,
    moved: (part, count, { section, row, rows, position, inRow }) =>
      row === 0
        ? `Moved: ${named(part, count, locale)}. Now section ${position} of ${inRow}`
        : `Moved: ${named(part, count, locale)}. Now ${position} of ${inRow} in row ${row} of ${rows} of ${section}`,
    cannotMove: {
      up: 'Already at the top',
      down: 'Already at the bottom',
      left: 'Already the first of its row',
      right: 'Already the last of its row',
    },
    converted: (part, component) => `Changed to ${component}: ${part}`,
    cannotConvert: 'It cannot become another component',
    resized: (part, width) => `Width of ${part}: ${writeCount(width, locale)} pixels`,
    widened: (part) => `Width of ${part}: as wide as there is room`,
    copied: (part, count) => `Copied: ${named(part, count, locale)}`,
    pasted: (count) => `Pasted ${writeCount(count, locale)} ${count === 1 ? 'part' : 'parts'}`,
    notPasted: 'Nothing of it can be a part of this form.',
    duplicated: (count) => `Duplicated ${writeCount(count, locale)} ${count === 1 ? 'part' : 'parts'}`,
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
  },
});
