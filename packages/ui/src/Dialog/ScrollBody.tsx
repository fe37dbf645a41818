import type { ComponentPropsWithRef } from 'react';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { DialogBody } from './Dialog.styles.ts';

/** The content of a dialog or a drawer. The keyboard can scroll it, even when it holds no control. */
export function ScrollBody({
  children,
  ref,
  'aria-labelledby': labelledBy,
  ...rest
}: ComponentPropsWithRef<'div'>) {
  const { isScrollable, scrollRef } = useIsScrollable();
  const mergedRef = useMergedRefs<HTMLDivElement>(scrollRef, ref);
  return (
    <DialogBody
      data-part="body"
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
      {...rest}
      ref={mergedRef}
    >
      <div>{children}</div>
    </DialogBody>
  );
}
