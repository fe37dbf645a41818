import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { SpinnerRing, SpinnerRoot } from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being waited for, in words for assistive technology: "Loading data sets". */
  label: string;
  /**
   * 16 or 24 pixels.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

/** Work without a known end. It does not move for people who asked for less motion. */
export function Spinner({ label, size = 'md', ...rest }: SpinnerProps) {
  return (
    <SpinnerRoot role="status" data-part="spinner" data-size={size} {...rest}>
      <SpinnerRing aria-hidden="true" data-part="ring" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </SpinnerRoot>
  );
}
