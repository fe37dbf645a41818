import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { SkeletonRoot } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * A number of pixels or a CSS length.
   * @default '100%'
   */
  width?: number | string | undefined;
  /**
   * A number of pixels or a CSS length.
   * @default 12
   */
  height?: number | string | undefined;
}

function length(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value;
}

/** Placeholder of content, in its size. Not announced: what loads has `aria-busy` itself. */
export function Skeleton({ width, height, style, ...rest }: SkeletonProps) {
  const size: CSSProperties & Record<`--skeleton-${string}`, string | undefined> = {
    '--skeleton-width': length(width),
    '--skeleton-height': length(height),
    ...style,
  };
  return <SkeletonRoot aria-hidden="true" data-part="skeleton" style={size} {...rest} />;
}
