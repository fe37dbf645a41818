import { Combobox, TextField } from '@studio/ui';
import { useEffect, useRef } from 'react';
import type { EditStart } from './hooks/useCriteriaGrid.ts';
import type { CriteriaOption } from './types.ts';

interface CriteriaCellEditorProps {
  /** Accessible name. */
  readonly name: string;
  readonly text: string;
  /** Its choices; undefined for a text. */
  readonly options: readonly CriteriaOption[] | undefined;
  readonly placeholder: string;
  readonly isLoading: boolean;
  readonly loadingText: string;
  readonly start: EditStart;
  readonly onTextChange: (text: string) => void;
  /** Editing is over: a choice was made. */
  readonly onDone: () => void;
}

/** The field of the cell that is edited. It takes the focus; what is typed replaces what it held. */
export function CriteriaCellEditor(props: CriteriaCellEditorProps) {
  const { name, text, options, placeholder, start, onTextChange, onDone } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const isList = options !== undefined;
  const firstText = useRef(text);
  const shared = { label: name, isLabelHidden: true, placeholder, inputRef } as const;

  useEffect(() => {
    inputRef.current?.focus();
    if (typeof start === 'string') inputRef.current?.select();
    else inputRef.current?.setSelectionRange(...start);
    if (isList && start === 'open') inputRef.current?.click();
  }, [isList, start]);

  if (options === undefined) {
    return (
      <TextField
        {...shared}
        value={text}
        onValueChange={onTextChange}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onTextChange(firstText.current);
        }}
      />
    );
  }
  const isKnown = text === '' || options.some(({ value }) => value === text);
  return (
    <Combobox
      {...shared}
      options={isKnown ? options : [{ value: text, label: text }, ...options]}
      isLoading={props.isLoading}
      loadingText={props.loadingText}
      isClearable
      value={text === '' ? null : text}
      onKeyDownCapture={(event) => {
        const isListOpen = inputRef.current?.getAttribute('aria-expanded') === 'true';
        if (event.key !== 'Escape' || isListOpen) return;
        event.stopPropagation();
        onDone();
      }}
      onValueChange={(value) => {
        onTextChange(value ?? '');
        if (value !== null) onDone();
      }}
    />
  );
}
