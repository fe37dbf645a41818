import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { TwoStepSelectorLabels } from './labels.ts';
import type { FormSelection, ObjectSelection, SelectionChange, SelectorItem } from './types.ts';

interface SharedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What is being chosen; the name of the group. */
  label: string;
  /** The label stays for assistive technology only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Marks the label, also for assistive technology, in both steps; does not validate. @default false */
  isRequired?: boolean | undefined;
  /** What is wrong with the choice and how to mend it. */
  error?: ReactNode;
  /** The choice is shown, and nothing can be done to it. @default false */
  isDisabled?: boolean | undefined;
  /** Which permission or state keeps it from being changed; shown with a lock. */
  readOnlyReason?: string | undefined;
  /** Milliseconds that a search waits for the next key. @default 750 */
  debounceMs?: number | undefined;
  /** Characters that a search needs; 0 searches as soon as the box takes the focus. @default 1 for forms, 0 for objects */
  minSearchLength?: number | undefined;
  labels?: Partial<TwoStepSelectorLabels> | undefined;
}

/** Chooses a field of a form, or several. */
export interface FormsSelectorProps extends SharedProps {
  mode: 'forms';
  /** The choice, when the host holds it; null for none. */
  value?: FormSelection | null | undefined;
  /** The choice to start with, when the selector holds it. @default null */
  defaultValue?: FormSelection | null | undefined;
  /** A whole choice was made, or it was cleared. Never called between the steps. */
  onValueChange?: ((next: FormSelection | null, change: SelectionChange) => void) | undefined;
  /** Whether one field of the form may be chosen, or several. @default 'single' */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Forms whose name fits the text. The signal aborts when another text is searched. */
  searchForms: (text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  /** The fields that may be chosen of a form. */
  loadFields: (form: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
}

/** Chooses a property of an object. */
export interface ObjectsSelectorProps extends SharedProps {
  mode: 'objects';
  /** The choice, when the host holds it; null for none. */
  value?: ObjectSelection | null | undefined;
  /** The choice to start with, when the selector holds it. @default null */
  defaultValue?: ObjectSelection | null | undefined;
  /** A whole choice was made, or it was cleared. Never called between the steps. */
  onValueChange?: ((next: ObjectSelection | null, change: SelectionChange) => void) | undefined;
  /** Objects whose name fits the text. The signal aborts when another text is searched. */
  searchObjects: (text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  /** The properties of an object. */
  loadProperties: (object: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
}

/** Either kind, distinguished by `mode`. */
export type TwoStepSelectorProps = FormsSelectorProps | ObjectsSelectorProps;
