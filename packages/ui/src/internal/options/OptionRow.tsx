import Check from 'lucide-react/icons/check';
import { memo } from 'react';

export interface OptionRowProps {
  id: string;
  /** Place among all options, from 0. */
  index: number;
  /** How many options there are. */
  count: number;
  label: string;
  isHighlighted: boolean;
  isChosen: boolean;
  isDisabled: boolean;
  /** Makes a new option. */
  isCreate: boolean;
  /** Place in a list that draws only what is in sight. */
  transform?: string | undefined;
}

/** Draws one option. */
export function renderOption({
  id,
  index,
  count,
  label,
  isHighlighted,
  isChosen,
  isDisabled,
  isCreate,
  transform,
}: OptionRowProps) {
  return (
    <div
      key={index}
      id={id}
      role="option"
      tabIndex={-1}
      data-part="option"
      data-create={isCreate || undefined}
      data-highlighted={isHighlighted || undefined}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={transform === undefined ? undefined : { transform }}
    >
      {label}
      {isChosen && <Check size={16} aria-hidden="true" />}
    </div>
  );
}

/** One option, drawn again only when something of it changes: a move of the highlight draws two. */
export const OptionRow = memo(renderOption);
