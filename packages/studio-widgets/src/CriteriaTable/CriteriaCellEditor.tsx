import { TextField } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AsyncCombobox } from '../AsyncCombobox/index.ts';
import type { EditStart } from './hooks/useCriteriaGrid.ts';
import type { CriteriaTableLabels } from './labels.ts';
import type { CriteriaOption, CriteriaSearch } from './types.ts';

interface CriteriaCellEditorProps {
  /** Accessible name. */
  readonly name: string;
  readonly text: string;
  /** Its choices; undefined for a text. */
  readonly options: readonly CriteriaOption[] | undefined;
  readonly placeholder: string;
  readonly isLoading: boolean;
  /** How its choices are looked for; undefined when `options` has them all. */
  readonly search: CriteriaSearch | undefined;
  readonly labels: Pick<CriteriaTableLabels, 'loadingOptions' | 'search'>;
  readonly start: EditStart;
  readonly onTextChange: (text: string) => void;
  /** A choice was looked for and made. */
  readonly onFound: (option: CriteriaOption) => void;
  /** Editing is over: a choice was made. */
  readonly onDone: () => void;
}

/** The field of the cell that is edited. It takes the focus; what is typed replaces what it held. */
export function CriteriaCellEditor(props: CriteriaCellEditorProps) {
  const { name, text, options, search, placeholder, labels, start, onTextChange, onDone } = props;
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
          if (event.key === 'Escape' && !isComposing(event)) onTextChange(firstText.current);
        }}
      />
    );
  }
  const isKnown = text === '' || options.some(({ value }) => value === text);
  const known = isKnown ? options : [{ value: text, label: text }, ...options];
  const choose = (value: string | null) => {
    onTextChange(value ?? '');
    if (value !== null) onDone();
  };
  return (
    <AsyncCombobox
      {...shared}
      isClearable
      value={text === '' ? null : text}
      onKeyDownCapture={(event: KeyboardEvent) => {
        const isListOpen = inputRef.current?.getAttribute('aria-expanded') === 'true';
        if (event.key !== 'Escape' || isListOpen || isComposing(event)) return;
        event.stopPropagation();
        onDone();
      }}
      search={search?.load}
      minSearchLength={search?.minSearchLength}
      options={known}
      knownOptions={known}
      isLoading={props.isLoading}
      failureIn="list"
      labels={{ ...labels.search, loadingOptions: labels.loadingOptions }}
      onValueChange={(value, option) => {
        if (option !== null && search !== undefined) props.onFound(option);
        choose(value);
      }}
    />
  );
}
