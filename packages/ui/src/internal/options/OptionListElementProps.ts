import type { HTMLAttributes, UIEvent } from 'react';

/** What the element of a list takes over. */
export interface OptionListElementProps extends HTMLAttributes<HTMLDivElement> {
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}
