import { ConfirmDialog } from '@studio/ui';
import type { DependenciesDraft } from '@studio/widgets';
import '../editor.messages.ts';
import { t } from '../../../../messages/messages.ts';
import type { ColumnLoss } from '../draft/changeDependencies.ts';

/** A change of the dependencies that waits for an answer. */
export interface AskedLoss {
  readonly loss: ColumnLoss;
  readonly next: DependenciesDraft;
}

/** The change to ask about; null for none. */
export interface DependencyQuestionProps {
  readonly asked: AskedLoss | null;
  /** True to give up the values. False keeps the dependency that was to go, or the values that may still fit. */
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before values of criteria go with the dependency that they belong to. */
export function DependencyQuestion({ asked, onAnswer }: DependencyQuestionProps) {
  const shared = {
    isOpen: asked !== null,
    tone: 'danger',
    onConfirm: () => onAnswer(true),
    onCancel: () => onAnswer(false),
  } as const;
  if (asked?.loss.kind === 'exchange')
    return (
      <ConfirmDialog
        {...shared}
        title={t('dataSets.criteria.exchange.title')}
        message={[
          counted('dataSets.criteria.exchange.question', asked.loss.valueCount),
          onlyText(asked.loss),
        ].join(' ')}
        confirmLabel={t('dataSets.criteria.exchange.clear')}
        cancelLabel={t('dataSets.criteria.exchange.keep')}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title={t('dataSets.criteria.remove.title')}
      message={asked === null ? '' : removeText(asked.loss)}
      confirmLabel={t('dataSets.criteria.remove.confirm')}
      cancelLabel={t('common.cancel')}
    />
  );
}

function removeText(loss: ColumnLoss): string {
  const { column, field, valueCount } = loss;
  const question =
    column === 'product'
      ? t('dataSets.criteria.remove.product')
      : t('dataSets.criteria.remove.field', { field: field || t(`criteria.column.${column}`) });
  return [question, counted('dataSets.criteria.remove.values', valueCount), onlyText(loss)].join(' ');
}

function onlyText({ onlyCount, kind }: ColumnLoss): string {
  if (onlyCount === 0) return '';
  return counted(
    kind === 'remove' ? 'dataSets.criteria.remove.only' : 'dataSets.criteria.exchange.only',
    onlyCount,
  );
}

type Counted =
  | 'dataSets.criteria.exchange.question'
  | 'dataSets.criteria.exchange.only'
  | 'dataSets.criteria.remove.values'
  | 'dataSets.criteria.remove.only';

function counted(id: Counted, count: number): string {
  return count === 1 ? t(`${id}.one`) : t(`${id}.many`, { count });
}
