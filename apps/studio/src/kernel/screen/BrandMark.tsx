import type { ComponentPropsWithRef } from 'react';

export interface BrandMarkProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Width and height in pixels. @default 24 */
  size?: number;
}

/** The product's mark in the colours of the theme. Decorative: the product's name stands beside it. */
export function BrandMark({ size = 24, ...rest }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} {...rest}>
      <rect width="24" height="24" rx="6" fill="var(--st-accent)" />
      <path
        d="M12 5 5 8.5l7 3.5 7-3.5zM5 12l7 3.5 7-3.5M5 15.5 12 19l7-3.5"
        fill="none"
        stroke="var(--st-on-accent)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
