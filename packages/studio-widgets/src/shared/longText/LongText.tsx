import { Tooltip } from '@studio/ui';
import { truncateText } from '@studio/ui/internal';
import type { ComponentPropsWithRef, ElementType } from 'react';

const longestWithoutTooltip = 45;
const longestInTooltip = 600;

interface LongTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly text: string;
  /**
   * A styled element that shows it.
   * @default 'span'
   */
  readonly as?: ElementType;
}

/** A text that may be cut off for lack of room: over 45 characters a tooltip says it, up to 600 of them. */
export function LongText({ text, as: Line = 'span', ...rest }: LongTextProps) {
  return (
    <Tooltip
      content={<span dir="auto">{truncateText(text, longestInTooltip)}</span>}
      isDisabled={text.length <= longestWithoutTooltip}
      isDescription={false}
    >
      <Line dir="auto" {...rest}>
        {text}
      </Line>
    </Tooltip>
  );
}
