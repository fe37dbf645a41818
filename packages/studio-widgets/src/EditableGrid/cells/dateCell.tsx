import { DateField } from '@studio/ui';
import type { CellKind } from '../types.ts';

/** What a column of days can say. */
export interface DateCellOptions {
  /** How a day is shown, from YYYY-MM-DD. Default: as the browser's language has it. */
  readonly format?: ((day: string) => string) | undefined;
}

/** The start of a day in UTC, in epoch milliseconds; null for what is no day. */
function timeOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(time) === text ? time : null;
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const shown = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC' });

/** A cell of a day: its content is YYYY-MM-DD, as pasted days have to be. */
export function dateCell<Row>({ format = shown }: DateCellOptions = {}): CellKind<Row> {
  return {
    format: (text) => (timeOf(text) === null ? text : format(text)),
    read: (pasted) => {
      const text = pasted.trim();
      return text === '' || timeOf(text) !== null ? text : undefined;
    },
    faultOf: (text, { notDate }) => (text === '' || timeOf(text) !== null ? undefined : notDate),
    render: ({ label, text, onTextChange }) => {
      const time = timeOf(text);
      return (
        <DateField
          label={label}
          isLabelHidden
          value={time}
          onValueChange={(next) => onTextChange(next === null ? '' : toDay(next), true)}
          // A text that is no day is kept: it is a fault, and not taken for nothing.
          unreadableText={time === null ? text : undefined}
          onUnreadableTextChange={(next) => onTextChange(next, true)}
        />
      );
    },
  };
}
