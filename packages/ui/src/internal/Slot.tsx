import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { type AnyProps, mergeProps } from './mergeProps.ts';
import { useMergedRefs } from './useMergedRefs.ts';

export interface SlotProps extends AnyProps {
  /** The element that is drawn. */
  render: ReactElement;
  /** Content; without it the element keeps its own. */
  children?: ReactNode;
}

/** Draws the given element with these props merged into its own. */
export function Slot({ render, children, ...props }: SlotProps): ReactNode {
  const isElement = isValidElement<AnyProps>(render);
  const given = isElement ? (render.props['ref'] as Ref<unknown> | undefined) : undefined;
  const ref = useMergedRefs(props['ref'] as Ref<unknown> | undefined, given);
  if (!isElement) return render;
  const merged = { ...mergeProps(props, render.props), ref };
  return cloneElement(render, merged, children ?? (render.props['children'] as ReactNode));
}
