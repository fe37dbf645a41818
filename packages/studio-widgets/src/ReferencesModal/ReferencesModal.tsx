import { Button, Dialog, ErrorState, type Sort, Spinner } from '@studio/ui';
import { useConfirmWork, useControlled, useLabels } from '@studio/ui/internal';
import { type RefObject, useId, useRef } from 'react';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { defaultLabels, type ReferencesModalLabels } from './labels.ts';
import { Failure, Message } from './ReferencesModal.styles.ts';
import type { ReferencesModalProps } from './ReferencesModalProps.ts';
import { ReferencesTable } from './ReferencesTable.tsx';
import type { CodeTexts, ReferenceColumn, ReferencesVariant } from './types.ts';

const byName: Sort<ReferenceColumn> = { key: 'name', direction: 'asc' };
const noTexts: CodeTexts = {};
const columns: readonly ReferenceColumn[] = ['type', 'name', 'version'];

function messageOf(
  variant: ReferencesVariant,
  count: number | undefined,
  objectName: string,
  labels: ReferencesModalLabels,
): string {
  const question = variant === 'view' ? '' : labels.questions[variant];
  if (count === undefined) return '';
  if (count === 0) return question === '' ? labels.none(objectName) : question;
  return [labels.message(count, objectName), question].filter(Boolean).join(' ');
}

function refusalOf(isFailed: boolean, isLoading: boolean, labels: ReferencesModalLabels): string {
  if (isFailed) return labels.needsReferences;
  return isLoading ? labels.waitForReferences : '';
}

/**
 * What refers to an object: to look at, or to weigh before it is deleted or changed. Without any reference, `delete` and
 * `modify` only ask their question.
 */
export function ReferencesModal(props: ReferencesModalProps) {
  const {
    variant = 'view',
    objectName,
    references,
    error,
    referenceTypes = noTexts,
    statuses = noTexts,
    hasStatus = false,
    getHref,
    renderLink = renderAnchor,
    sort: givenSort,
    defaultSort = byName,
    onSortChange,
    onConfirm,
    onCancel,
    isPending: isHostPending = false,
    failure,
    labels: givenLabels,
    isOpen: givenIsOpen,
    defaultIsOpen = false,
    onOpenChange,
    ...rest
  } = props;
  const labels = useLabels('ReferencesModal', defaultLabels, givenLabels);
  const messageId = useId();
  const focusRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const [sort, setSort] = useControlled<Sort<ReferenceColumn> | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const isFailed = error !== undefined;
  const message = messageOf(variant, isFailed ? undefined : references?.length, objectName, labels);

  const work = useConfirmWork(isOpen, () => setOpen(false));
  const isPending = isHostPending || work.isRunning;

  const answer = (isConfirmed: boolean) => {
    if (!isOpen || isPending) return;
    if (isConfirmed) void work.run(() => onConfirm?.());
    else {
      setOpen(false);
      onCancel?.();
    }
  };

  return (
    <Dialog
      data-part="references-modal"
      aria-describedby={message === '' ? undefined : messageId}
      {...rest}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? setOpen(true) : answer(false))}
      title={labels.title}
      size={references && references.length > 0 && !isFailed ? 'lg' : 'md'}
      isStatic={isPending}
      closeLabel={labels.close}
      initialFocusRef={focusRef}
      footer={
        <ReferencesFooter
          {...{ variant, labels, isPending, focusRef }}
          refusal={refusalOf(isFailed, references === undefined, labels)}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      }
    >
      {message !== '' && (
        <Message id={messageId} data-part="message">
          {message}
        </Message>
      )}
      {isFailed && (
        <ErrorState
          title={error.title ?? labels.failed}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={labels.retry}
        />
      )}
      {!isFailed && references === undefined && <Spinner label={labels.loading} />}
      {!isFailed && references !== undefined && references.length > 0 && (
        <ReferencesTable
          {...{ references, getHref, renderLink, sort, labels }}
          columns={hasStatus ? [...columns, 'status'] : columns}
          texts={{ types: referenceTypes, statuses, unknownCode: labels.unknownCode }}
          onSortChange={setSort}
        />
      )}
      {failure}
      {work.reason !== null && (
        <Failure role="alert" data-part="failure">
          {work.reason || labels.notDone}
        </Failure>
      )}
    </Dialog>
  );
}

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
function ReferencesFooter(props: ReferencesFooterProps) {
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
