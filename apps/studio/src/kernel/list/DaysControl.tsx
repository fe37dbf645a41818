import { type DateRange, DateRangeField } from '@studio/ui';
import { useState } from 'react';
import { dateRangeLabels } from '../../platform/i18n/labels/dateRangeLabels.ts';
import { type Days, formatDays, isInOrder, parseDays } from './ListFilter.ts';

/** A filter of days and what it is set to. */
export interface DaysControlProps {
  readonly label: string;
  /** Null keeps everything. */
  readonly value: string | null;
  /** Called with days that are valid; what is half typed or out of order stays in the fields. */
  readonly onValueChange: (value: string | null) => void;
}

const open: Days = { start: null, end: null };

/** The fields of a filter of days. Loaded with the first list that has one. */
export function DaysControl({ label, value, onValueChange }: DaysControlProps) {
  const [draft, setDraft] = useState<{ readonly of: string | null; readonly days: DateRange } | null>(null);
  const days = draft?.of === value ? draft.days : { ...(parseDays(value) ?? open) };
  return (
    <DateRangeField
      label={label}
      isLabelHidden
      labels={dateRangeLabels()}
      value={days}
      onValueChange={(next) => {
        if (!isInOrder(next)) return setDraft({ of: value, days: next });
        setDraft(null);
        const text = formatDays(next);
        if (text !== value) onValueChange(text);
      }}
    />
  );
}
