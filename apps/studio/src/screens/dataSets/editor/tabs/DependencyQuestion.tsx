import { ConfirmDialog } from '@studio/ui';
import type { DependenciesDraft } from '@studio/widgets';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { type CountedKey, countedText } from '../../../../platform/i18n/defineMessages.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import type { ColumnLoss } from '../draft/changeDependencies.ts';
import { criteriaText } from '../editor.messages.ts';

/** A change of the dependencies that waits for an answer. */
export interface AskedLoss {
  readonly loss: ColumnLoss;
  readonly next: DependenciesDraft;
  /** What the field before is called; empty for the product and while none was chosen. */
  readonly fieldLabel: string;
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
        title={deferredText('criteria.exchange.title')}
        message={[counted('criteria.exchange.question', asked.loss.valueCount), onlyText(asked.loss)].join(
          ' ',
        )}
        confirmLabel={deferredText('criteria.exchange.clear')}
        cancelLabel={deferredText('criteria.exchange.keep')}
      />
    );
  return (
    <ConfirmDialog
      {...shared}
      title={deferredText('criteria.remove.title')}
      message={asked === null ? '' : removeText(asked)}
      confirmLabel={deferredText('criteria.remove.confirm')}
      cancelLabel={commonText('cancel')}
    />
  );
}

function removeText({ loss, fieldLabel }: AskedLoss): string {
  const { column, valueCount } = loss;
  const question =
    column === 'product'
      ? deferredText('criteria.remove.product')
      : deferredText('criteria.remove.field', { field: fieldLabel || criteriaText(`columns.${column}`) });
  return [question, counted('criteria.remove.values', valueCount), onlyText(loss)].join(' ');
}

function onlyText({ onlyCount, kind }: ColumnLoss): string {
  if (onlyCount === 0) return '';
  return counted(kind === 'remove' ? 'criteria.remove.only' : 'criteria.exchange.only', onlyCount);
}

/** A text with a number. */
function counted(key: CountedKey<typeof deferredText>, count: number): string {
  return countedText(deferredText, key, count);
}
