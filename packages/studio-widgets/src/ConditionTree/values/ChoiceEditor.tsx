import { truncateText } from '@studio/ui/internal';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ConditionValueEditorProps } from '../model/valueKind.ts';
import { ChoiceSearch } from './ChoiceSearch.tsx';
import type { SearchKindParts } from './SearchKindParts.ts';
import { ChoiceButton } from './values.styles.ts';

const promptLimit = 75;
const longestWithoutTooltip = 40;

interface ChoiceEditorProps extends ConditionValueEditorProps {
  readonly parts: SearchKindParts;
}

/** A value that is looked for: its name until it is pressed, then a search in its place. */
export function ChoiceEditor(props: ChoiceEditorProps) {
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
