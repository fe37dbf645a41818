import type { SelectOption } from '@studio/ui';
import { insertText, isComposing } from '@studio/ui/internal';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { AsyncCombobox } from '../../AsyncCombobox/index.ts';
import type { AskOptions } from '../../shared/request/AskOptions.ts';
import type { ConditionValueEditorProps } from '../model/valueKind.ts';
import type { ConditionValueChoice, SearchKindParts } from './SearchKindParts.ts';

export interface ChoiceSearchProps extends ConditionValueEditorProps {
  readonly parts: SearchKindParts;
  /** What was typed before the search was there. */
  readonly typed: string;
  /** Focus left without a choice, or Escape was pressed. */
  readonly onClose: (isFocusKept: boolean) => void;
  readonly onChoose: (choice: ConditionValueChoice) => void;
}

/** Looks for a value: opened with the focus in it, gone when a value has been chosen or the focus leaves. */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { side, value, leftSide, label, parts, isInvalid, describedBy, typed, onClose, onChoose } = props;
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
    const input = inputRef.current;
    input?.focus();
    input?.click();
  }, []);
  // Only what is there when the search is drawn counts: from then on, keys come to its own input.
  const [first] = useState(typed);
  useLayoutEffect(() => {
    const input = inputRef.current;
    // What draws the input takes events when the drawing is done.
    if (first !== '' && input !== null) queueMicrotask(() => insertText(input, first));
  }, [first]);

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
