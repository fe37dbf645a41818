import { TagField } from '@studio/ui';
import type { LateListPartProps } from './LateList.tsx';

export interface LiteralTagsProps extends LateListPartProps {
  readonly label: string;
  readonly placeholder: string;
  /** A comma ends a number; in a text it is a character like others. */
  readonly isNumber: boolean;
  readonly texts: readonly string[];
  readonly onTextsChange: (texts: readonly string[]) => void;
  readonly isInvalid: boolean;
  /** The id of what says what is wrong. */
  readonly describedBy: string | undefined;
}

const mostValues = 1_000;
const longestValue = 10_000;

/** Several texts or numbers, one after the other. */
export function LiteralTags(props: LiteralTagsProps) {
  return (
    <TagField
      label={props.label}
      isLabelHidden
      placeholder={props.placeholder}
      format={props.isNumber ? 'text' : 'line'}
      maxTags={mostValues}
      maxLength={longestValue}
      value={props.texts}
      onValueChange={props.onTextsChange}
      inputRef={props.inputRef}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
    />
  );
}
