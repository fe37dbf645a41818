import { Button, ConfirmDialog } from '@studio/ui';
import { Note } from '@studio/ui/internal';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { FieldControl, FieldPlace } from '../../../kernel/object/plain/PlainField.ts';
import { dataSetLookup } from '../../../kernel/resource/dataSetLookup.ts';
import { useLookup } from '../../../kernel/resource/Lookup.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { scoredForm } from '../scoring.api.ts';
import { Head, Parts, Section } from './Formulas.styles.ts';
import { FormulaTable, type TableActions } from './FormulaTable.tsx';
import { formulaText } from './formula.messages.ts';
import { refreshFormulas, removeFormulas } from './model/editFormulas.ts';
import type { FormulaRow } from './model/FormulaRow.ts';
import { placedRanges, rangeNotices } from './model/rangeNotices.ts';
import { ScorePicture } from './ScorePicture.tsx';
import { type NamedField, readField, type ScoringDraft } from './scoringDraft.ts';
import { TryValue } from './TryValue.tsx';

export interface FormulaControlProps {
  readonly control: FieldControl<readonly FormulaRow[]>;
  readonly place: FieldPlace<ScoringDraft>;
  /** `form::field`; empty for none. */
  readonly inputField: string;
}

const noRows: readonly FormulaRow[] = [];

/** What values of the input field are worth: a table, beside it what ranges look like, and a place to try a value. */
export function FormulaControl({ control, place, inputField }: FormulaControlProps) {
  const { value: rows, onValueChange, isReadOnly } = control;
  const named = readField(inputField);
  const { data: form } = useLookup(named && scoredForm(named.form));
  const field = form?.fields.get(named?.field ?? '');
  const items = useLookup(field?.dataSetName ? dataSetLookup(field.dataSetName) : null).data?.choices;
  const [obsolete, setObsolete] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const [tried, setTried] = useState<number | null>(null);
  const tableRef = useRef<TableActions>(null);
  const headingId = useId();
  const type = rows[0]?.origin.type ?? field?.scoredBy ?? null;
  const settled = useDeferredValue(rows, noRows);
  const ranges = useMemo(() => placedRanges(settled), [settled]);
  const notices = useMemo(() => rangeNotices(ranges), [ranges]);
  const labels = useMemo(() => new Map(items?.map(({ value, label }) => [value, label])), [items]);
  const isOther = rows.length > 0 && field !== undefined && field.scoredBy !== type;
  const [gaps, overlaps] = (['gap', 'overlap'] as const).map(
    (kind) => notices.filter(({ is }) => is === kind).length,
  );
  const counts = [
    ...(gaps ? [countedText(formulaText, 'gaps', gaps)] : []),
    ...(overlaps ? [countedText(formulaText, 'overlaps', overlaps)] : []),
  ];

  const refresh = () => {
    const values = (items ?? []).map(({ value }) => value);
    const { rows: next, obsolete: found } = refreshFormulas(rows, values);
    const added = values.filter((value) => rows.every((row) => row.value.trim() !== value)).length;
    if (next !== rows) onValueChange(next, {});
    setObsolete(found);
    if (found.size > 0) return;
    setAnnouncement(
      added === 0 ? formulaText('refresh.done') : countedText(formulaText, 'refresh.added', added),
    );
  };
  const deleteObsolete = () => {
    onValueChange(removeFormulas(rows, obsolete), {});
    setAnnouncement(countedText(formulaText, 'done.removed', obsolete.size));
    setObsolete(new Set());
  };

  if (type === null) {
    return (
      <Section aria-labelledby={headingId}>
        <Head>
          <h2 id={headingId}>{formulaText('title')}</h2>
        </Head>
        <UnknownField named={named}>
          <Note>{formulaText(field?.scoredBy === null ? 'refused' : 'noField')}</Note>
        </UnknownField>
      </Section>
    );
  }
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{formulaText('title')}</h2>
        {counts.length > 0 && (
          <span data-part="counts">
            <TriangleAlert aria-hidden size={14} />
            {counts.join(', ')}
          </span>
        )}
        <div data-part="end">
          {type === 'Range' && <span>{formulaText('whole')}</span>}
          {type === 'Discrete' && (items?.length ?? 0) > 0 && !isReadOnly && (
            <Button size="sm" startIcon={<RefreshCw aria-hidden size={14} />} onClick={refresh}>
              {formulaText('refresh')}
            </Button>
          )}
        </div>
      </Head>
      <UnknownField named={named} />
      {isOther && (
        <Note data-tone="warning">
          <TriangleAlert aria-hidden size={14} />
          {formulaText('otherType')}
        </Note>
      )}
      {place.ownFault !== undefined && (
        <Note data-tone="bad" role="alert">
          {place.ownFault}
        </Note>
      )}
      <Parts data-has-picture={(type === 'Range' && ranges.length > 0) || undefined}>
        <FormulaTable
          {...{ type, rows, notices, labels, isReadOnly, announcement, setAnnouncement }}
          actionsRef={tableRef}
          labelledBy={headingId}
          faults={place.rowFaults}
          onRowsChange={onValueChange}
          onLeave={control.onLeave}
        />
        <div data-part="side">
          {type === 'Range' && ranges.length > 0 && (
            <ScorePicture
              {...{ ranges, notices, tried }}
              fieldLabel={field?.label ?? named?.field ?? ''}
              onRowOpen={(index) => tableRef.current?.focusRow(index)}
            />
          )}
          <TryValue rows={settled} isNumber={type === 'Range'} onTry={setTried} />
        </div>
      </Parts>
      <ConfirmDialog
        isOpen={obsolete.size > 0}
        tone="danger"
        title={formulaText('warning.title')}
        message={formulaText('warning.text')}
        confirmLabel={formulaText('warning.delete')}
        cancelLabel={formulaText('warning.keep')}
        onConfirm={deleteObsolete}
        onCancel={() => setObsolete(new Set())}
      />
    </Section>
  );
}

interface UnknownFieldProps {
  readonly named: NamedField | null;
  /** What is shown where the field is known, or none is chosen. Default: nothing. */
  readonly children?: ReactNode;
}

/** Why it is not known how the field is scored, nor whether the rows are those of another one. */
function UnknownField({ named, children = null }: UnknownFieldProps) {
  const { data: form, error, reload } = useLookup(named && scoredForm(named.form));
  if (named === null || form?.fields.has(named.field)) return children;
  if (form !== undefined) return <Warning>{formulaText('fieldGone', { field: named.field })}</Warning>;
  if (error === null) return null;
  return (
    <Warning>
      {formulaText('formFailed', { reason: describeError(error) })}
      <Button variant="ghost" size="sm" onClick={reload}>
        {formulaText('retry')}
      </Button>
    </Warning>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <Note data-tone="warning" role="alert">
      <TriangleAlert aria-hidden size={14} />
      {children}
    </Note>
  );
}
