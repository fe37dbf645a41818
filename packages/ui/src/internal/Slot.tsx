import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type AnyProps, mergeProps } from './mergeProps.ts';

export interface SlotProps extends AnyProps {
  /** The element that is drawn. */
  render: ReactElement;
  /** Content; without it the element keeps its own. */
  children?: ReactNode;
}

/** Draws the given element with these props merged into its own. */
export function Slot({ render, children, ...props }: SlotProps): ReactNode {
  if (!isValidElement<AnyProps>(render)) return render;
  const merged = mergeProps(props, render.props);
  return cloneElement(render, merged, children ?? (render.props['children'] as ReactNode));
}
