import { isComposing } from '@studio/ui/internal';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useBufferedText } from '../bufferedText/useBufferedText.ts';
import { CompactInput } from './Compact.styles.ts';

export interface BufferedInputProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: string;
  /** When typing pauses, on leaving and on Enter; without blanks at its ends. */
  readonly onCommit: (text: string) => void;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  readonly isInvalid?: boolean | undefined;
  /** The id of what says what is wrong. */
  readonly describedBy?: string | undefined;
}

/** One line of text, reported when typing pauses. */
export function BufferedInput({ label, value, onCommit, inputMode, isInvalid, ...rest }: BufferedInputProps) {
  const { text, setText, flush, handlers } = useBufferedText(value, (typed) => onCommit(typed.trim()));
  return (
    <CompactInput
      data-part="text"
      data-invalid={isInvalid || undefined}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={rest.describedBy}
      placeholder={rest.placeholder}
      autoComplete="off"
      spellCheck={false}
      inputMode={inputMode}
      dir={text === '' ? undefined : 'auto'}
      value={text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
      {...handlers}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !isComposing(event)) flush();
      }}
    />
  );
}
