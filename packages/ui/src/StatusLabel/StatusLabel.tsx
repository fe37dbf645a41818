import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StatusDot, StatusIcon, StatusNote, StatusRoot, StatusText } from './StatusLabel.styles.ts';

export interface StatusLabelProps extends ComponentPropsWithRef<'span'> {
  /** The state in a word or two. It has to say all: colour and mark only repeat it. */
  children: ReactNode;
  /**
   * What the state means to the reader. Each tone has a mark of its own shape as well.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'bad' | undefined;
  /** An icon of 14 or 16 pixels in place of the dot; hidden from assistive technology. */
  icon?: ReactNode | undefined;
  /** More about it after the word, quietly: since when, by whom. */
  note?: ReactNode | undefined;
  /**
   * Text of 14 or 12 pixels.
   * @default 'md'
   */
  size?: 'md' | 'sm' | undefined;
}

/** The state of a thing: a mark and a word. */
export function StatusLabel({
  children,
  tone = 'neutral',
  icon,
  note,
  size = 'md',
  ...rest
}: StatusLabelProps) {
  return (
    <StatusRoot data-part="status-label" data-tone={tone} data-size={size} {...rest}>
      {icon ? (
        <StatusIcon aria-hidden="true" data-part="icon">
          {icon}
        </StatusIcon>
      ) : (
        <StatusDot aria-hidden="true" data-part="dot" />
      )}
      <StatusText data-part="text">
        {children}
        {note !== undefined && note !== null && <StatusNote data-part="note"> {note}</StatusNote>}
      </StatusText>
    </StatusRoot>
  );
}
