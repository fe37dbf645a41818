import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { ClampedText } from './Dialog.styles.ts';

interface ClampedProps extends ComponentPropsWithRef<'h2'> {
  /** What it is drawn as: three lines high at most. */
  as: ComponentType<ComponentPropsWithRef<'h2'>>;
  children: ReactNode;
}

/** A title or a description that takes three lines at most. A longer one scrolls, also by the keyboard. */
export function Clamped({ as: Part, children, ...rest }: ClampedProps) {
  const { isScrollable, scrollRef } = useIsScrollable();
  return (
    <Part {...rest} ref={scrollRef} tabIndex={isScrollable ? 0 : undefined}>
      <ClampedText>{children}</ClampedText>
    </Part>
  );
}
