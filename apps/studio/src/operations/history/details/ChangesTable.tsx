import type { FieldChange } from '@studio/api';
import { Button, DiffText } from '@studio/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { diffTextLabels } from '../../../platform/i18n/labels/diffTextLabels.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { historyText } from '../history.messages.ts';
import { Absent, ChangesRoot, Count, Value } from './ChangesTable.styles.ts';
import { type ChangeKind, isLongChange, kindOfChanges } from './changes.ts';

/** What changed, and how much of it is here. */
export interface ChangesTableProps {
  readonly changes: readonly FieldChange[];
  /** How many there are, the further ones included. */
  readonly changeCount: number;
}

const columns = { added: ['value'], removed: ['before'], changed: ['before', 'after'] } as const;

/** Fields with what they held before and after. Long texts are compared line by line. */
export function ChangesTable({ changes, changeCount }: ChangesTableProps) {
  const changesAtOnce = usePreference('history.changesAtOnce');
  const [limit, setLimit] = useState(changesAtOnce);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const kind = kindOfChanges(changes);
  const left = Math.min(changesAtOnce, changes.length - limit);

  const showMore = () => {
    flushSync(() => setLimit(limit + changesAtOnce));
    bodyRef.current?.rows[limit]?.focus();
  };

  return (
    <>
      <Count>{countText(changes.length, changeCount)}</Count>
      <ChangesRoot data-kind={kind}>
        <thead>
          <tr>
            <th scope="col">{historyText('details.field')}</th>
            {columns[kind].map((column) => (
              <th key={column} scope="col">
                {historyText(`details.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {Object.entries(changes.slice(0, limit)).map(([place, change]) => (
            <ChangeRow key={place} kind={kind} change={change} />
          ))}
        </tbody>
      </ChangesRoot>
      {left > 0 && <Button onClick={showMore}>{historyText('details.more', { count: left })}</Button>}
    </>
  );
}

function countText(shown: number, count: number): string {
  const total = count.toLocaleString();
  if (shown < count) return historyText('details.first', { shown: shown.toLocaleString(), count: total });
  return historyText(count === 1 ? 'details.count.one' : 'details.count.many', { count: total });
}

function ChangeRow({ kind, change }: { kind: ChangeKind; change: FieldChange }) {
  const { field, before, after } = change;
  if (isLongChange(change)) {
    return (
      <tr tabIndex={-1}>
        <td colSpan={3} data-part="comparison">
          <DiffText label={field} before={before ?? ''} after={after ?? ''} labels={diffTextLabels()} />
        </td>
      </tr>
    );
  }
  return (
    <tr tabIndex={-1}>
      <th scope="row" dir="auto">
        {field}
      </th>
      {kind !== 'added' && <Cell part="before" text={before} />}
      {kind !== 'removed' && <Cell part="after" text={after} />}
    </tr>
  );
}

function Cell({ part, text }: { part: 'before' | 'after'; text: string | null }) {
  if (text === null) return <Absent>{historyText('details.absent')}</Absent>;
  if (text === '') return <Absent>{historyText('details.blank')}</Absent>;
  return (
    <td>
      <Value data-part={part} dir="auto">
        {text}
      </Value>
    </td>
  );
}
