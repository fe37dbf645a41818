import type { AskOptions } from '../shared/request/AskOptions.ts';
import { toSteps } from './model/prompt.ts';
import type {
  FormsSelectorProps,
  ObjectsSelectorProps,
  TwoStepSelectorProps,
} from './TwoStepSelectorProps.ts';
import type { SelectionChange, SelectorItem, TwoSteps } from './types.ts';

/** The props in which the two modes differ, under one name. */
export interface StepSource {
  readonly value: TwoSteps | null | undefined;
  readonly defaultValue: TwoSteps | null;
  readonly onChange: (next: TwoSteps | null, change: SelectionChange) => void;
  readonly search: (text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly load: (first: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly isMultiple: boolean;
  readonly minSearchLength: number;
}

function fromForms(props: FormsSelectorProps) {
  const {
    mode: _,
    value,
    defaultValue,
    onValueChange,
    selectionMode,
    searchForms,
    loadFields,
    ...shared
  } = props;
  const source: StepSource = {
    value: value && toSteps(value),
    defaultValue: defaultValue ? toSteps(defaultValue) : null,
    onChange: (next, change) => onValueChange?.(next && { form: next.first, fields: next.second }, change),
    search: searchForms,
    load: loadFields,
    isMultiple: selectionMode === 'multiple',
    minSearchLength: props.minSearchLength ?? 1,
  };
  return { source, shared };
}

function fromObjects(props: ObjectsSelectorProps) {
  const { mode: _, value, defaultValue, onValueChange, searchObjects, loadProperties, ...shared } = props;
  const source: StepSource = {
    value: value && toSteps(value),
    defaultValue: defaultValue ? toSteps(defaultValue) : null,
    onChange: (next, change) => {
      const property = next?.second[0];
      onValueChange?.(next && property ? { object: next.first, property } : null, change);
    },
    search: searchObjects,
    load: loadProperties,
    isMultiple: false,
    minSearchLength: props.minSearchLength ?? 0,
  };
  return { source, shared };
}

/** Parts the props that the modes name differently from those that they share. */
export function sourceOf(props: TwoStepSelectorProps) {
  return props.mode === 'forms' ? fromForms(props) : fromObjects(props);
}
