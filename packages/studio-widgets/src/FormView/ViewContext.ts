import { createContext, useContext } from 'react';
import type { FormViewProps } from './FormViewProps.ts';
import type { FormViewLabels } from './labels.ts';
import type { EntryStates } from './model/values.ts';
import type { ViewField, ViewPath, ViewValue } from './types.ts';

/** What all parts of a form have in common. It stays the same while values change: a field is drawn again for its own value alone. */
export interface ViewContextValue
  extends Pick<
    FormViewProps,
    | 'onButtonPress'
    | 'searchClassCodes'
    | 'getFiles'
    | 'onFilesChange'
    | 'renderAttachment'
    | 'getSummaryRows'
    | 'renderSummaryGrid'
  > {
  readonly labels: FormViewLabels;
  readonly isReadOnly: boolean;
  readonly hasOwnForms: boolean;
  readonly hasHeldTexts: boolean;
  /** Of the headings of sections. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly setValue: (path: ViewPath, value: ViewValue) => void;
  /** The value as it was set last, also before that is drawn. */
  readonly getValue: (path: ViewPath) => ViewValue;
  /** The field was left: what is wrong with it is shown from then on. */
  readonly leave: (path: ViewPath) => void;
}

export interface FieldViewProps {
  readonly field: ViewField;
  readonly path: ViewPath;
  readonly value: ViewValue;
  /** What is wrong with the value, in words. */
  readonly problem: string | undefined;
}

/** What is wrong with a field, in words, once that is to be shown. */
export type ProblemOf = (field: ViewField, path: ViewPath, value: ViewValue) => string | undefined;

export const ViewContext = createContext<ViewContextValue | undefined>(undefined);
export const ProblemsContext = createContext<ProblemOf>(() => undefined);

/** What is hidden is a context of its own: fields that stay are not drawn again for it. */
export const HiddenKeysContext = createContext<ReadonlySet<string>>(new Set());

/** What is otherwise in single entries: a context of its own, as what is hidden. */
export const EntryStatesContext = createContext<EntryStates>(new Map());

export function useEntryStates(): EntryStates {
  return useContext(EntryStatesContext);
}

/** The keys of sections and fields that are not shown. */
export function useHiddenKeys(): ReadonlySet<string> {
  return useContext(HiddenKeysContext);
}

/** The form around a part. */
export function useViewContext(): ViewContextValue {
  const view = useContext(ViewContext);
  if (view === undefined) throw new Error('A part of a form is drawn outside of it.');
  return view;
}

/** Finds what is wrong with the fields of a form. Another function once a field was left. */
export function useProblems(): ProblemOf {
  return useContext(ProblemsContext);
}
