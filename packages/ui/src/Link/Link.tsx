import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Slot } from '../internal/Slot.tsx';
import { LinkRoot } from './Link.styles.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /**
   * `standalone` is by itself, `inline` runs in a sentence, `plain` takes the colour around it.
   * @default 'standalone'
   */
  variant?: 'standalone' | 'inline' | 'plain' | undefined;
  /** The element to draw instead of an anchor, such as a router's link: it gets the look, and keeps its own props. */
  render?: ReactElement | undefined;
}

/** A link to another place. What runs an action is a `Button`. */
export function Link({ variant = 'standalone', render, ...rest }: LinkProps) {
  const props = { 'data-part': 'link', 'data-variant': variant, ...rest };
  return render ? <LinkRoot as={Slot} render={render} {...props} /> : <LinkRoot {...props} />;
}
