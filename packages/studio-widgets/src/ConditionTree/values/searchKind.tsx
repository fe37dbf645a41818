import type { SelectOption } from '@studio/ui';
import { type GivenLabels, isComposing, mergeLabels, truncateText } from '@studio/ui/internal';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AsyncCombobox } from '../../AsyncCombobox/index.ts';
import type { AskOptions } from '../../shared/request/AskOptions.ts';
import {
  type ConditionValue,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  type ConditionValueListEditorProps,
  defineValueKind,
} from '../model/valueKind.ts';
import { ChoiceListEditor } from './ChoiceListEditor.tsx';
import type { ConditionValueChoice, SearchConditionValues, SearchKindParts } from './SearchKindParts.ts';
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
    ListEditor: (props: ConditionValueListEditorProps<Value>) => (
      <ChoiceListEditor {...props} parts={parts} />
    ),
  });
}

const promptLimit = 75;
const longestWithoutTooltip = 40;

interface ChoiceEditorProps extends ConditionValueEditorProps {
  readonly parts: SearchKindParts;
}

/** A value that is looked for: its name until it is pressed, then a search in its place. */
function ChoiceEditor(props: ChoiceEditorProps) {
  const { value, label, isInvalid, describedBy, onValueChange, parts } = props;
  const [isSearching, setSearching] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const text = parts.isEmpty(value) ? '' : parts.describe(value);
  const shown = text === '' ? parts.placeholder : truncateText(text, promptLimit);

  useLayoutEffect(() => {
    if (isSearching || !isReturning.current) return;
    isReturning.current = false;
    buttonRef.current?.focus();
  }, [isSearching]);

  const close = (isFocusKept: boolean) => {
    isReturning.current = isFocusKept;
    setSearching(false);
  };

  if (isSearching)
    return (
      <ChoiceSearch
        {...props}
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
      aria-haspopup="listbox"
      aria-label={`${label}: ${shown}`}
      aria-describedby={describedBy}
      onClick={() => setSearching(true)}
      onKeyDown={(event: KeyboardEvent) => {
        const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
        if (event.altKey || (event.key !== 'ArrowDown' && !isTyped)) return;
        // What is typed goes into the search, which has the focus by then.
        if (!isTyped) event.preventDefault();
        setSearching(true);
      }}
    >
      {parts.icon}
      <span dir="auto">{shown}</span>
    </ChoiceButton>
  );
}

interface ChoiceSearchProps extends ConditionValueEditorProps {
  readonly parts: SearchKindParts;
  /** Focus left without a choice, or Escape was pressed. */
  readonly onClose: (isFocusKept: boolean) => void;
  readonly onChoose: (choice: ConditionValueChoice) => void;
}

/** Looks for a value: opened with the focus in it, gone when a value has been chosen or the focus leaves. */
function ChoiceSearch(props: ChoiceSearchProps) {
  const { side, value, leftSide, label, parts, isInvalid, describedBy, onClose, onChoose } = props;
  const { labels, searchValues } = parts;
  const [choiceOf] = useState(() => new WeakMap<SelectOption<string>, ConditionValueChoice>());
  const inputRef = useRef<HTMLInputElement>(null);

  const search = async (text: string, { signal }: AskOptions) => {
    const wanted = { kind: value.kind, text, ...(side === 'right' && { leftSide }) };
    const choices = await searchValues(wanted, { signal });
    return choices.map((choice, index) => {
      const option = { value: String(index), label: choice.label };
      choiceOf.set(option, choice);
      return option;
    });
  };
  useLayoutEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.click();
  }, []);

  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    onClose(true);
  };

  return (
    <AsyncCombobox
      data-part="search"
      label={label}
      isLabelHidden
      inputRef={inputRef}
      placeholder={labels.search}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      search={search}
      labels={{
        searching: labels.searching,
        noMatches: labels.noMatches,
        searchFailed: labels.searchFailed,
        retry: labels.retry,
      }}
      value={null}
      onValueChange={(_value, option) => {
        const choice = option === null ? undefined : choiceOf.get(option);
        if (choice !== undefined) onChoose(choice);
      }}
      onBlur={handleBlur}
      onKeyDownCapture={handleKey}
    />
  );
}
