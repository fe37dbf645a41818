import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from './VisuallyHidden.styles.ts';

/** Props of a `span`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text that only assistive technology reads. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenText data-part="visually-hidden" {...props} />;
}
