import { Button, Combobox, type SelectOption } from '@studio/ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRequest } from '../../shared/request/useRequest.ts';
import { reasonOf } from '../../shared/task/reasonOf.ts';
import { useTreeView } from '../TreeView.ts';
import type { ValueChoice, ValueSearch, ValueSlot } from '../types.ts';
import { SearchFault } from './values.styles.ts';

export interface ChoiceSearchProps {
  readonly slot: ValueSlot;
  /** Focus left without a choice, or Escape was pressed. */
  readonly onClose: (isFocusKept: boolean) => void;
  readonly onChoose: (choice: ValueChoice) => void;
}

const noChoices: readonly ValueChoice[] = [];

/** Looks for a value: opened with the focus in it, gone when a value has been chosen or the focus leaves. */
export function ChoiceSearch({ slot, onClose, onChoose }: ChoiceSearchProps) {
  const { labels, searchValues } = useTreeView();
  const { status, value: choices = noChoices, error, ask, retry } = useRequest<readonly ValueChoice[]>();
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const options: SelectOption<string>[] = choices.map(({ label }, index) => ({
    value: String(index),
    label,
  }));

  const search = (next: string) => {
    setText(next);
    const question: ValueSearch = {
      kind: slot.value.kind,
      text: next,
      ...(slot.side === 'right' && { leftSide: slot.leftSide }),
    };
    ask((signal) => searchValues?.(question, signal) ?? Promise.resolve(noChoices));
  };
  const begin = useEffectEvent(() => {
    search('');
    inputRef.current?.focus();
    inputRef.current?.click();
  });
  useEffect(() => begin(), []);

  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onClose(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onClose(true);
  };

  return (
    <Combobox
      data-part="search"
      label={slot.label}
      isLabelHidden
      inputRef={inputRef}
      placeholder={labels.search}
      filter={false}
      options={options}
      value={null}
      isLoading={status === 'loading'}
      loadingText={labels.searching}
      emptyText={labels.noMatches}
      error={
        status === 'failed' && (
          <SearchFault role="alert">
            {[labels.searchFailed, reasonOf(error)].filter(Boolean).join(' ')}
            <Button size="sm" onClick={retry}>
              {labels.retry}
            </Button>
          </SearchFault>
        )
      }
      onSearch={(next) => next !== text && search(next)}
      onValueChange={(index) => {
        const choice = index === null ? undefined : choices[Number(index)];
        if (choice !== undefined) onChoose(choice);
      }}
      onBlur={handleBlur}
      onKeyDownCapture={handleKey}
    />
  );
}
