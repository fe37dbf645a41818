import { createContext, useContext } from 'react';
import type { FormViewProps } from './FormViewProps.ts';
import type { FormViewLabels } from './labels.ts';
import type { ViewField, ViewPath, ViewValue } from './types.ts';

/** What all parts of a form have in common. */
export interface ViewContextValue
  extends Pick<
    FormViewProps,
    'onButtonPress' | 'searchClassCodes' | 'getFiles' | 'onFilesChange' | 'getSummaryRows'
  > {
  readonly labels: FormViewLabels;
  readonly isReadOnly: boolean;
  readonly hiddenKeys: ReadonlySet<string>;
  readonly setValue: (path: ViewPath, value: ViewValue) => void;
  /** The field was left: what is wrong with it is said from then on. */
  readonly leave: (path: ViewPath) => void;
  /** What is wrong with a field, once that is to be said. */
  readonly problemOf: (field: ViewField, path: ViewPath, value: ViewValue) => string | undefined;
}

export const ViewContext = createContext<ViewContextValue | undefined>(undefined);

/** The form around a part. */
export function useViewContext(): ViewContextValue {
  const view = useContext(ViewContext);
  if (view === undefined) throw new Error('A part of a form is drawn outside of it.');
  return view;
}
