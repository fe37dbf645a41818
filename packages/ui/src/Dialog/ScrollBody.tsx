import type { ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../internal/mergeProps.ts';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { DialogBody } from './Dialog.styles.ts';

/** The content of a dialog or a drawer. The keyboard can scroll it, even when it holds no control. */
export function ScrollBody({
  children,
  ref,
  'aria-labelledby': labelledBy,
  ...rest
}: ComponentPropsWithRef<'div'>) {
  const { isScrollable, scrollRef } = useIsScrollable();
  return (
    <DialogBody
      data-part="body"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
      {...rest}
      ref={ref ? mergeRefs<HTMLDivElement>(scrollRef, ref) : scrollRef}
    >
      <div>{children}</div>
    </DialogBody>
  );
}
