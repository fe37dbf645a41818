import { Button, Menu } from '@studio/ui';
import {
  BulkHeader,
  countSelectedRows,
  type GridSelection,
  isRowSelected,
  selectAllOnFilter,
} from '@studio/widgets';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useState } from 'react';
import { notify } from '../../../platform/feedback/notices.ts';
import { notifySuccess } from '../../../platform/feedback/progress.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { rateText } from '../rates.messages.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { copiedRates } from './model/copiedRates.ts';
import { type RateField, type RateRow, type RateValues, rateFieldNames } from './model/RateRow.ts';
import { fillDown, removeRows, setValues } from './model/rateRows.ts';
import type { RateChoices } from './RateContext.ts';
import { pasteContext } from './rateNotes.ts';
import { useCopyKey } from './useCopyKey.ts';

export interface RateBulkProps {
  /** The rows that can be selected, as they are shown. */
  readonly shown: readonly RateRow[];
  /** All rows. */
  readonly rows: readonly RateRow[];
  readonly choices: RateChoices;
  readonly selection: GridSelection;
  /** Where Ctrl+C copies the rows that are selected. */
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly onSelectionChange: (selection: GridSelection) => void;
  readonly onCancel: () => void;
  /** All rows are these now; it is one step. @param announcement for screen readers */
  readonly onChange: (rows: readonly RateRow[], announcement: string) => void;
}

/** What can be done with the rows that are selected: what changes them is one step. They can be copied to a spreadsheet, too. */
export function RateBulk(props: RateBulkProps) {
  const { shown, rows, choices, selection, frameRef, onSelectionChange, onCancel, onChange } = props;
  const [isChanging, setChanging] = useState(false);
  const count = countSelectedRows(selection, shown.length);
  const keys = () => shown.flatMap(({ key }) => (isRowSelected(selection, key) ? [key] : []));
  const change = (values: Partial<RateValues>) => {
    setChanging(false);
    onChange(setValues(rows, new Set(keys()), values), countedText(rateText, 'done.changed', count));
  };
  const fill = (name: RateField) =>
    onChange(fillDown(rows, keys(), name), countedText(rateText, 'done.changed', Math.max(0, count - 1)));
  const remove = () => {
    onChange(removeRows(rows, new Set(keys())), countedText(rateText, 'done.removed', count));
    onCancel();
  };
  const nothing = count === 0;
  const notifyCopied = () => notifySuccess(countedText(rateText, 'done.copiedOut', count));
  const cells = () => {
    const chosen = shown.filter(({ key }) => isRowSelected(selection, key));
    return copiedRates(chosen, pasteContext(choices));
  };
  useCopyKey(frameRef, () => {
    if (nothing) return null;
    notifyCopied();
    return cells();
  });
  const copy = () =>
    navigator.clipboard
      .writeText(cells())
      .then(notifyCopied, () => notify({ message: rateText('copy.refused'), tone: 'bad' }));
  return (
    <>
      <BulkHeader
        count={count}
        total={shown.length}
        text={rateText('select.of', { total: shown.length.toLocaleString() })}
        onSelectAll={() => onSelectionChange(selectAllOnFilter())}
        onCancel={onCancel}
        confirmLabel={rateText('select.change')}
        onConfirm={() => setChanging(true)}
        tools={
          <>
            <Menu
              label={rateText('select.fill')}
              trigger={
                <Button size="sm" isDisabled={count < 2} endIcon={<ChevronDown aria-hidden size={14} />}>
                  {rateText('select.fill')}
                </Button>
              }
              items={rateFieldNames.map((name) => ({
                id: name,
                label: rateText(name),
                onSelect: () => fill(name),
              }))}
            />
            <Button
              size="sm"
              isDisabled={nothing}
              startIcon={<Copy aria-hidden size={14} />}
              onClick={() => void copy()}
            >
              {rateText('select.copy')}
            </Button>
            <Button
              size="sm"
              isDisabled={nothing}
              startIcon={<Trash2 aria-hidden size={14} />}
              onClick={remove}
            >
              {rateText('select.delete')}
            </Button>
          </>
        }
      />
      {isChanging && (
        <ChangeDialog {...{ count, choices }} onApply={change} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
