import type { ComponentPropsWithRef } from 'react';
import { BadgeRoot } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * What the colour says; the words have to say it too.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'bad' | undefined;
}

/** A word or two about the kind or the state of a thing. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <BadgeRoot data-part="badge" data-tone={tone} {...rest} />;
}
