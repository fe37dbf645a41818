import type { ComponentPropsWithRef } from 'react';
import { KbdRoot } from './Kbd.styles.ts';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** The keys pressed together, in order: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keys to press. Shows them; listening is somebody else's work. */
export function Kbd({ keys, ...rest }: KbdProps) {
  return (
    <KbdRoot data-part="kbd" {...rest}>
      {keys.join(' ')}
    </KbdRoot>
  );
}
