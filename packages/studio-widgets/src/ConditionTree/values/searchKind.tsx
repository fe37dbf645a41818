import { type GivenLabels, mergeLabels } from '@studio/ui/internal';
import type { ReactNode } from 'react';
import {
  type ConditionValue,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  type ConditionValueListEditorProps,
  defineValueKind,
} from '../model/valueKind.ts';
import { ChoiceEditor } from './ChoiceEditor.tsx';
import { ChoiceListEditor } from './ChoiceListEditor.tsx';
import type { SearchConditionValues, SearchKindParts } from './SearchKindParts.ts';
import { type ConditionValueTexts, englishValueTexts, type SearchKindLabels } from './valueTexts.ts';

export interface SearchKindOptions<Value extends ConditionValue>
  extends Pick<
    ConditionValueKind<Value>,
    | 'name'
    | 'label'
    | 'sides'
    | 'isDefault'
    | 'isOffered'
    | 'isValue'
    | 'create'
    | 'isEmpty'
    | 'typeOf'
    | 'describe'
    | 'validate'
    | 'adapt'
  > {
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** Before what is chosen; 16 pixels wide. */
  readonly icon?: ReactNode | undefined;
  readonly searchValues: SearchConditionValues;
  /**
   * The value of a text that is entered in a list without being looked for.
   * @default a text is looked for, and has to be the label of a choice
   */
  readonly fromText?: ((text: string) => Value) | undefined;
  /** Texts to replace those of a `LabelsProvider`, which has them as `SearchKind`, or else the English ones. */
  readonly labels?: GivenLabels<SearchKindLabels> | undefined;
}

/**
 * Values that are looked for and chosen, one or several. A value is called by the label it was chosen by, else as
 * `describe` says.
 */
export function createSearchKind<Value extends ConditionValue>(
  options: SearchKindOptions<Value>,
): ConditionValueKind {
  return searchKind(options, new WeakMap(), englishValueTexts);
}

/** @param chosenAs the labels that values were chosen by: the same whatever the texts */
function searchKind<Value extends ConditionValue>(
  options: SearchKindOptions<Value>,
  chosenAs: WeakMap<ConditionValue, string>,
  { search }: ConditionValueTexts,
): ConditionValueKind {
  const { placeholder, icon, searchValues, fromText, labels, ...kind } = options;
  const describe = (value: Value) => chosenAs.get(value) ?? kind.describe(value);
  const erased = defineValueKind<Value>({ ...kind, describe, Editor: () => null });
  const parts: SearchKindParts = {
    placeholder,
    icon,
    labels: mergeLabels(search, labels),
    searchValues,
    isEmpty: erased.isEmpty,
    describe: erased.describe,
    remember: ({ value, label }) => chosenAs.set(value, label),
    fromText,
  };
  return defineValueKind<Value>({
    ...kind,
    describe,
    withTexts: (provided) => searchKind(options, chosenAs, provided),
    Editor: (props: ConditionValueEditorProps<Value>) => <ChoiceEditor {...props} parts={parts} />,
    ListEditor: (props: ConditionValueListEditorProps<Value>) => (
      <ChoiceListEditor {...props} parts={parts} />
    ),
  });
}
