import { Button } from '@studio/ui';
import type { RefObject } from 'react';
import type { ReferencesModalLabels } from './labels.ts';
import type { ReferencesVariant } from './types.ts';

interface ReferencesFooterProps {
  readonly variant: ReferencesVariant;
  readonly labels: ReferencesModalLabels;
  readonly isPending: boolean;
  /** Why Yes cannot be pressed; empty when it can. */
  readonly refusal: string;
  /** The button that takes the focus. */
  readonly focusRef: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The buttons of the modal. Before something is deleted the focus is on the one that cancels. */
export function ReferencesFooter(props: ReferencesFooterProps) {
  const { variant, labels, isPending, refusal, focusRef, onConfirm, onClose } = props;
  if (variant === 'view') {
    return (
      <Button ref={focusRef} data-part="ok" variant="primary" onClick={onClose}>
        {labels.ok}
      </Button>
    );
  }
  return (
    <>
      <Button
        ref={variant === 'delete' ? focusRef : undefined}
        data-part="no"
        aria-disabled={isPending || undefined}
        onClick={onClose}
      >
        {labels.no}
      </Button>
      <Button
        ref={variant === 'modify' ? focusRef : undefined}
        data-part="yes"
        variant={variant === 'delete' ? 'danger' : 'primary'}
        isPending={isPending}
        disabledReason={refusal === '' ? undefined : refusal}
        onClick={onConfirm}
      >
        {labels.yes}
      </Button>
    </>
  );
}
