import { Tooltip } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';

const longestWithoutTooltip = 45;
const longestInTooltip = 600;

interface LongTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly text: string;
}

/** A text that its column may cut off: over 45 characters a tooltip says it, up to 600 of them. */
export function LongText({ text, ...rest }: LongTextProps) {
  const isCut = text.length > longestInTooltip;
  return (
    <Tooltip
      content={<span dir="auto">{isCut ? `${text.slice(0, longestInTooltip)}…` : text}</span>}
      isDisabled={text.length <= longestWithoutTooltip}
      isDescription={false}
    >
      <span dir="auto" {...rest}>
        {text}
      </span>
    </Tooltip>
  );
}
