import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FormField } from '../FormField/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { TextEnd, TextFrame, TextIcon, TextInput } from '../TextField/TextField.styles.ts';

type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'>;

export interface SearchFieldProps extends NativeProps {
  /** What is searched, for assistive technology: "Search data sets". */
  label: string;
  /** The text; the caller holds it, and debounces what it does with it. */
  value: string;
  /** Every keystroke with the whole new text, and `''` when cleared. */
  onValueChange: (value: string) => void;
  /**
   * Name of the button that empties it.
   * @default 'Clear search'
   */
  clearLabel?: string | undefined;
  /** Something at the end while it is empty, such as a shortcut. */
  endContent?: ReactNode | undefined;
}

/** A search box. Escape empties it first, and only then reaches what is around it. */
export function SearchField({
  label,
  value,
  onValueChange,
  clearLabel = 'Clear search',
  endContent,
  onChange,
  onKeyDown,
  id,
  className,
  style,
  ref,
  ...rest
}: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  const clear = () => {
    onValueChange('');
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <FormField label={label} isLabelHidden controlId={id} className={className} style={style}>
      {(control) => (
        <TextFrame data-part="control" data-disabled={rest.disabled || undefined}>
          <TextIcon aria-hidden="true">
            <Search size={16} />
          </TextIcon>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            {...control}
            ref={ref ? mergeRefs(inputRef, ref) : inputRef}
            type="search"
            value={value}
            onKeyDown={handleKeyDown}
            onChange={(event) => {
              onChange?.(event);
              onValueChange(event.target.value);
            }}
          />
          <TextEnd>
            {value === '' ? (
              endContent
            ) : (
              <IconButton
                size="sm"
                label={clearLabel}
                icon={<X size={14} />}
                disabled={rest.disabled}
                onClick={clear}
              />
            )}
          </TextEnd>
        </TextFrame>
      )}
    </FormField>
  );
}
