import { Tooltip } from '@studio/ui';
import type { ComponentPropsWithRef } from 'react';
import { cutForTooltip } from './cutForTooltip.ts';

const longestWithoutTooltip = 45;

interface LongTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  readonly text: string;
}

/** A text that its column may cut off: over 45 characters a tooltip says it, up to 600 of them. */
export function LongText({ text, ...rest }: LongTextProps) {
  return (
    <Tooltip
      content={<span dir="auto">{cutForTooltip(text)}</span>}
      isDisabled={text.length <= longestWithoutTooltip}
      isDescription={false}
    >
      <span dir="auto" {...rest}>
        {text}
      </span>
    </Tooltip>
  );
}
