import type { DataSet } from '@studio/api';
import { Button, ConfirmDialog } from '@studio/ui';
import {
  type CriteriaRefusals,
  type DependenciesChange,
  type DependenciesDraft,
  DependenciesEditor,
  type DependenciesEditorProps,
  type DependencyOption,
  hasDependency,
} from '@studio/widgets';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { ReadOnlyReason } from '../../../../kernel/object/ReadOnlyReason.tsx';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { type CountedKey, countedText } from '../../../../platform/i18n/defineMessages.ts';
import { dataSetPermission } from '../../dataSetTexts.ts';
import type { CriteriaSources } from '../criteria/CriteriaSources.ts';
import { deferredText } from '../criteria/criteria.messages.ts';
import { dependenciesLabels } from '../criteria/criteriaLabels.ts';
import { goneLabel } from '../criteria/criteriaOptions.ts';
import {
  type ColumnLoss,
  columnLoss,
  withDependencies,
  withoutColumn,
  withoutLoss,
} from '../draft/changeDependencies.ts';
import { hasCondition } from '../draft/criteriaContext.ts';
import { dependenciesIntent } from '../editIntent.ts';
import { criteriaText } from '../editor.messages.ts';
import type { DataSetDraft } from '../model.ts';
import { fieldColumns } from '../outline/slots.ts';
import type { DataSetView } from '../useDataSetView.ts';
import { CriteriaSectionView } from './CriteriaSectionView.tsx';
import { CriteriaRoot, Failure, LockNote } from './DynamicCriteriaTab.styles.ts';

/** The set, its draft, and what criteria can be about. */
export interface DynamicCriteriaTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What the server refused, by cells. Default: nothing. */
  readonly refusals?: CriteriaRefusals | undefined;
  /** Why nothing can be changed; empty when it can. */
  readonly readOnlyReason: string;
  /** Where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'criteriaRef' | 'dependenciesRef'> | undefined;
  /** The form templates; undefined while they are loading. */
  readonly forms: readonly DependencyOption[] | undefined;
  readonly formsError: DependenciesEditorProps['formsError'];
  readonly loadFields: DependenciesEditorProps['loadFields'];
  readonly sources: CriteriaSources;
}

/** What the items of a set depend on, and for which products and values each of them is offered. */
export function DynamicCriteriaTab(props: DynamicCriteriaTabProps) {
  const { doc, draft, onDraftChange, readOnlyReason, forms, sources } = props;
  const [asked, setAsked] = useState<AskedLoss | null>(null);

  const change = (next: DependenciesDraft, how: DependenciesChange) => {
    const loss = columnLoss(draft, doc, next, how);
    if (loss === null) onDraftChange(withoutLoss(draft, next, how), dependenciesIntent(how));
    else setAsked({ loss, next, fieldLabel: labelOf(loss) });
  };
  const labelOf = ({ column, field }: ColumnLoss) => {
    const index = column === 'product' ? -1 : fieldColumns.indexOf(column);
    return field && (sources.fields[index]?.label || field);
  };
  const answer = (isConfirmed: boolean) => {
    setAsked(null);
    if (asked === null) return;
    if (isConfirmed) onDraftChange(withoutColumn(draft, asked.next, asked.loss));
    else if (asked.loss.kind === 'exchange') onDraftChange(withDependencies(draft, asked.next));
  };
  const isShown = hasDependency(draft.dependencies) || draft.criteria.some(hasContent);

  return (
    <CriteriaRoot>
      {readOnlyReason !== '' && (
        <LockNote>
          <Lock size={14} aria-hidden="true" />
          <span>
            <ReadOnlyReason reason={readOnlyReason} permission={dataSetPermission} />
          </span>
        </LockNote>
      )}
      <DependenciesEditor
        value={draft.dependencies}
        onValueChange={change}
        forms={forms && withGoneForms(forms, draft.dependencies)}
        formsError={props.formsError}
        loadFields={props.loadFields}
        actionsRef={props.view?.dependenciesRef}
        readOnlyReason={readOnlyReason || undefined}
        labels={dependenciesLabels()}
      />
      {sources.failures.map(({ what, reason, onRetry }) => (
        <Failure key={what} role="alert">
          {`${deferredText('criteria.failed', { what })}. ${reason}`}
          <Button size="sm" onClick={onRetry}>
            {commonText('retry')}
          </Button>
        </Failure>
      ))}
      {isShown && (
        <CriteriaSectionView
          {...{ doc, draft, onDraftChange, readOnlyReason, sources }}
          criteriaRef={props.view?.criteriaRef}
          refusals={props.refusals}
        />
      )}
      <DependencyQuestion asked={asked} onAnswer={answer} />
    </CriteriaRoot>
  );
}

function hasContent(row: DataSetDraft['criteria'][number]): boolean {
  return hasCondition(row, ['product', 'field1', 'field2', 'field3']);
}

/** The forms, with those that are depended on and do not exist any more. */
function withGoneForms(
  forms: readonly DependencyOption[],
  { rows }: DependenciesDraft,
): readonly DependencyOption[] {
  const known = new Set(forms.map(({ value }) => value));
  const gone = [...new Set(rows.map(({ form }) => form))].filter((form) => form !== '' && !known.has(form));
  return gone.length === 0 ? forms : [...forms, ...gone.map((value) => ({ value, label: goneLabel(value) }))];
}

/** A change of the dependencies that waits for an answer. */
interface AskedLoss {
  readonly loss: ColumnLoss;
  readonly next: DependenciesDraft;
  /** What the field before is called; empty for the product and while none was chosen. */
  readonly fieldLabel: string;
}

/** The change to ask about; null for none. */
interface DependencyQuestionProps {
  readonly asked: AskedLoss | null;
  /** True to give up the values. False keeps the dependency that was to go, or the values that may still fit. */
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before values of criteria go with the dependency that they belong to. */
function DependencyQuestion({ asked, onAnswer }: DependencyQuestionProps) {
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
