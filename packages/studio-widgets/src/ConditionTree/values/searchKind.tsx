import {
  afterPaint,
  deferPart,
  type GivenLabels,
  mergeLabels,
  truncateText,
  useDeferredPart,
} from '@studio/ui/internal';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type ConditionValue,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  type ConditionValueListEditorProps,
  defineValueKind,
} from '../model/valueKind.ts';
import type { ChoiceListEditorProps } from './ChoiceListEditor.tsx';
import type { ChoiceSearchProps } from './ChoiceSearch.tsx';
import { LateList } from './LateList.tsx';
import type { SearchConditionValues, SearchKindParts } from './SearchKindParts.ts';
import { ChoiceButton } from './values.styles.ts';
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
    ListEditor: (props: ConditionValueListEditorProps<Value>) => <ChoiceList {...props} parts={parts} />,
  });
}

const searchPart = deferPart<ChoiceSearchProps>(
  async () => (await import('./ChoiceSearch.tsx')).ChoiceSearch,
);
const listPart = deferPart<ChoiceListEditorProps>(
  async () => (await import('./ChoiceListEditor.tsx')).ChoiceListEditor,
);

/** Several values that are looked for. */
function ChoiceList(props: Omit<ChoiceListEditorProps, 'inputRef'>) {
  const { values, label, isInvalid, describedBy, parts, getText } = props;
  return (
    <LateList
      {...{ label, isInvalid, describedBy }}
      placeholder={parts.placeholder}
      tags={values.map((value) => getText?.(value) ?? parts.describe(value))}
      part={listPart}
      partProps={props}
    />
  );
}

const promptLimit = 75;
const longestWithoutTooltip = 40;

interface ChoiceEditorProps extends ConditionValueEditorProps {
  readonly parts: SearchKindParts;
}

/** A value that is looked for: its name until it is pressed, then a search in its place, whose code is loaded late. */
function ChoiceEditor(props: ChoiceEditorProps) {
  const { value, label, isInvalid, describedBy, onValueChange, parts, getText } = props;
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const Search = useDeferredPart(searchPart, isSearching);
  const isWaiting = isSearching && Search === null;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const text = parts.isEmpty(value) ? '' : (getText?.(value) ?? parts.describe(value));
  const shown = text === '' ? parts.placeholder : truncateText(text, promptLimit);

  useEffect(() => afterPaint(() => void searchPart.preload().catch(() => undefined)), []);
  useLayoutEffect(() => {
    if (isSearching || !isReturning.current) return;
    isReturning.current = false;
    buttonRef.current?.focus();
  }, [isSearching]);

  const close = (isFocusKept: boolean) => {
    isReturning.current = isFocusKept;
    setSearching(false);
    setTyped('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isTyped =
      key.length === 1 && (key !== ' ' || isWaiting) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isWaiting && key === 'Escape') {
      event.stopPropagation();
      close(false);
    }
    if (event.altKey || (key !== 'ArrowDown' && !isTyped)) return;
    // What is typed goes into the search, which has the focus by then; what is typed while it is loaded, as soon as it is there.
    if (!isTyped || Search === null) event.preventDefault();
    if (isTyped && Search === null) setTyped((before) => before + key);
    setSearching(true);
  };

  if (isSearching && Search !== null)
    return (
      <Search
        {...props}
        typed={typed}
        onClose={close}
        onChoose={(choice) => {
          parts.remember(choice);
          close(true);
          onValueChange(choice.value);
        }}
      />
    );
  return (
    <ChoiceButton
      ref={buttonRef}
      type="button"
      data-part="choice"
      data-tip={text.length > longestWithoutTooltip ? text : undefined}
      data-empty={text === '' || undefined}
      data-invalid={isInvalid || undefined}
      aria-busy={isWaiting || undefined}
      aria-haspopup="listbox"
      aria-label={`${label}: ${shown}`}
      aria-describedby={describedBy}
      onClick={() => setSearching(true)}
      onBlur={() => isWaiting && close(false)}
      onKeyDown={handleKey}
    >
      {parts.icon}
      <span dir="auto">{shown}</span>
    </ChoiceButton>
  );
}
