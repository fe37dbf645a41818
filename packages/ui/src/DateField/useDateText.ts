import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAfterPress } from '../internal/useAfterPress.ts';
import { describeFault } from './dateLabels.ts';
import type { CalendarOptions, DateFieldLabels } from './types.ts';
import { type DateFault, faultOf, formatDay, isComplete, partsOf, readDay } from './utcDate.ts';

interface DateTextOptions extends Pick<CalendarOptions, 'min' | 'max' | 'isDateDisabled'> {
  value: number | null;
  setValue: (value: number | null) => void;
  labels: DateFieldLabels;
  locale: string;
  today: number;
  onFaultChange: ((fault: string | null) => void) | undefined;
  /** What the caller keeps of a text that is no day. Default: nothing. */
  unreadableText?: string | undefined;
  /** Reports what the caller is to keep of a text that is no day; an empty text for nothing. */
  onUnreadableTextChange?: ((text: string) => void) | undefined;
}

/** A pending text. It counts until the field's day is changed from elsewhere. */
interface Draft {
  text: string;
  /** The day that the field had when this was written. */
  basis: number | null;
  /** The focus has left it, so that an error may be shown. */
  isSettled: boolean;
}

/** What a date field shows and says. */
export interface DateText {
  text: string;
  /** What is wrong, in words. */
  fault: string | null;
  change: (text: string) => void;
  /** Reads what was typed: on leaving the field and on Enter. */
  settle: () => void;
  /** Another day, not by typing. */
  choose: (day: number | null) => void;
  /** Drops what was typed. */
  reset: () => void;
}

/** The text of a date field: what was typed until it is read, then the day as it is written. */
export function useDateText(options: DateTextOptions): DateText {
  const { value, setValue, labels, locale, today, onFaultChange, min, max, isDateDisabled } = options;
  const kept = options.unreadableText ?? '';
  const keptDraft = kept === '' ? null : { text: kept, basis: value, isSettled: true };
  const [draft, setDraft] = useState<Draft | null>(keptDraft);
  const [known, setKnown] = useState(kept);
  if (known !== kept) {
    setKnown(kept);
    const text = draft?.text ?? '';
    // A day that is being typed in the place of the text that was kept ends that text, and goes on.
    const isReplaced = kept === '' && text !== known;
    if (value === null && kept !== text && !isReplaced) setDraft(keptDraft);
  }
  const afterPress = useAfterPress();
  const current = draft !== null && draft.basis === value ? draft : null;
  const thisYear = partsOf(today).year;
  // What was written last, also before it is drawn: a held text comes with the event that settles it.
  const written = useRef(current);
  useLayoutEffect(() => {
    written.current = current;
  });
  const reported = useRef<string | null>(null);

  const findFault = (): DateFault | undefined => {
    if (current && !current.isSettled) return undefined;
    const { fault } = current ? readDay(current.text, thisYear, locale) : {};
    return fault ?? faultOf(value, { min, max, isDateDisabled });
  };
  const found = findFault();
  const fault = found ? describeFault(found, labels, locale) : null;

  const report = useEffectEvent((text: string | null) => {
    if (text !== reported.current) onFaultChange?.(text);
    reported.current = text;
  });
  useEffect(() => report(fault), [fault]);

  /** The day that the caller was given last, or has. */
  const given = () => (written.current === null ? value : written.current.basis);
  const hold = (next: Draft | null, day: number | null, unreadable = '') => {
    const before = given();
    written.current = next;
    setDraft(next);
    if (day !== before) setValue(day);
    if (day === null && unreadable !== kept) options.onUnreadableTextChange?.(unreadable);
  };

  return {
    text: current ? current.text : formatDay(value, locale),
    fault,
    change: (text) => {
      const reading = readDay(text, thisYear, locale);
      const isMeant = text.trim() === '' || (isComplete(text, locale) && !reading.fault);
      const day = isMeant ? (reading.day ?? null) : given();
      const isSettled = written.current?.isSettled === true && reading.fault !== undefined;
      // What is kept follows what is typed.
      hold({ text, basis: day, isSettled }, day, kept !== '' && reading.fault !== undefined ? text : '');
    },
    settle: () => {
      if (written.current === null) return;
      const { text } = written.current;
      const { day = null, fault: misreading } = readDay(text, thisYear, locale);
      const left: Draft = { text, basis: day, isSettled: false };
      hold(left, day, misreading === undefined ? '' : text);
      // The press may have emptied the field, or chosen a day.
      const show = misreading === undefined ? null : { ...left, isSettled: true };
      afterPress(() => setDraft((now) => (now === left ? show : now)));
    },
    choose: (day) => hold(null, day),
    reset: () => setDraft(null),
  };
}
