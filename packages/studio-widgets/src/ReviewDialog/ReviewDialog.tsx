import { deferPart, useControlled, useDeferredPart } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import type { ReviewDialogProps } from './ReviewDialogProps.ts';
import type { ReviewSurfaceProps } from './ReviewSurface.tsx';

const reviewSurface = deferPart<ReviewSurfaceProps>(
  async () => (await import('./ReviewSurface.tsx')).ReviewSurface,
);

/**
 * A rule as text to read and to copy, and what is wrong with it; a problem leads to its place. Needs the drafts alone, no
 * `ConditionTree` on the page. Its code is loaded when it first opens.
 */
export function ReviewDialog(props: ReviewDialogProps): ReactElement | null {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const Surface = useDeferredPart(reviewSurface, isOpen);
  return Surface && <Surface {...rest} isOpen={isOpen} setOpen={setOpen} />;
}
