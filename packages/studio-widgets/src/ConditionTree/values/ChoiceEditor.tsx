import Box from 'lucide-react/icons/box';
import Database from 'lucide-react/icons/database';
import FileText from 'lucide-react/icons/file-text';
import ListFilter from 'lucide-react/icons/list-filter';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { truncateText } from '../../TwoStepSelector/index.ts';
import { describeValue } from '../model/describe.ts';
import type { ValueKind } from '../model/values.ts';
import { useTreeView } from '../TreeView.ts';
import type { ValueSlot } from '../types.ts';
import { ChoiceSearch } from './ChoiceSearch.tsx';
import { ChoiceButton } from './values.styles.ts';

const promptLimit = 75;
const longestWithoutTooltip = 40;

const icons: Readonly<Partial<Record<ValueKind, typeof Box>>> = {
  FieldValue: FileText,
  PropertyValue: Box,
  LeftSideFieldValue: ListFilter,
  LeftSideClassCodeFieldValue: ListFilter,
  FormTemplateValue: FileText,
  DataSetItemValue: Database,
  EntityUriValue: Box,
};

/** A value that is looked for: its name until it is pressed, then a search in its place. */
export function ChoiceEditor({ slot }: { slot: ValueSlot }) {
  const { labels, describe, rememberText } = useTreeView();
  const [isSearching, setSearching] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const { value, isInvalid } = slot;
  const text = describeValue(value, describe);
  const shown = text === '' ? labels.choose[value.kind] : truncateText(text, promptLimit);
  const Icon = icons[value.kind] ?? Box;

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
        slot={slot}
        onClose={close}
        onChoose={({ value: chosen, label }) => {
          rememberText(chosen, label);
          close(true);
          slot.onChange(chosen);
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
      aria-label={`${slot.label}: ${shown}`}
      aria-describedby={slot.describedBy}
      onClick={() => setSearching(true)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' || event.altKey) return;
        event.preventDefault();
        setSearching(true);
      }}
    >
      <Icon size={16} aria-hidden="true" />
      <span dir="auto">{shown}</span>
    </ChoiceButton>
  );
}
