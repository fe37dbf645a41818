import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { isComposing } from '../internal/isComposing.ts';
import { joinControlProps } from '../internal/joinControlProps.ts';
import type { NativeFieldProps } from '../internal/NativeFieldProps.ts';
import { splitControlProps } from '../internal/splitControlProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDebouncedCallback } from '../internal/useDebouncedCallback.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { TextEnd, TextFrame, TextIcon, TextInput } from '../TextField/TextField.styles.ts';

export interface SearchFieldProps extends NativeFieldProps<'input'> {
  /** What is searched, for assistive technology: "Search data sets". */
  label: string;
  /** The text, when the caller holds it. */
  value?: string | undefined;
  /**
   * The text to start with, when the field holds it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Every keystroke with the whole new text, and `''` when cleared. Never delayed. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Time to search: `debounceMs` after the last keystroke, at once on Enter and when cleared. Not called after the
   * field has gone.
   */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Milliseconds between the last keystroke and `onSearch`.
   * @default 0
   */
  debounceMs?: number | undefined;
  /**
   * Name of the button that empties it.
   * @default 'Clear search'
   */
  clearLabel?: string | undefined;
  /** Something at the end while it is empty, such as a shortcut. */
  endContent?: ReactNode | undefined;
  /** The input's element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const english = { clearLabel: 'Clear search' };

/** Room for the button that empties it, whether it is there or not: the field keeps its width. */
const endSize = { minWidth: 27 };

/** A search box. Escape empties it first, and only then reaches what is around it. */
export function SearchField({
  label,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  onSearch,
  debounceMs = 0,
  clearLabel,
  endContent,
  onKeyDown,
  id,
  inputRef: givenInputRef,
  ...rest
}: SearchFieldProps) {
  const texts = useLabels('SearchField', english);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(inputRef, givenInputRef);
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  const search = useDebouncedCallback(onSearch, debounceMs, 'cancel');
  const [given, root] = splitControlProps(rest);

  const clear = () => {
    setValue('');
    search.now('');
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.target !== inputRef.current || event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter') search.now(value);
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <FormField label={label} isLabelHidden {...root} controlId={id} onKeyDown={handleKeyDown}>
      {(control) => (
        <TextFrame data-part="control" data-disabled={given.disabled || undefined}>
          <TextIcon aria-hidden="true" data-part="icon">
            <Search size={16} />
          </TextIcon>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...joinControlProps(given, control)}
            ref={mergedRef}
            data-part="input"
            type="search"
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              search.call(event.target.value);
            }}
          />
          <TextEnd data-part="end-content" style={endSize}>
            {value === '' ? (
              endContent
            ) : (
              <IconButton
                size="sm"
                data-part="clear"
                label={clearLabel ?? texts.clearLabel}
                icon={<X size={14} />}
                isDisabled={given.disabled}
                onClick={clear}
              />
            )}
          </TextEnd>
        </TextFrame>
      )}
    </FormField>
  );
}
