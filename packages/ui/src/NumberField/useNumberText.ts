import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { insertText } from '../internal/insertText.ts';
import {
  acceptInsertion,
  clampNumber,
  formatNumber,
  isDraft,
  type NumberLimits,
  type NumberRules,
  readDraft,
  readLoose,
  rulesFor,
  stepNumber,
  writeDraft,
} from './numberText.ts';

interface NumberTextOptions extends NumberLimits {
  inputRef: RefObject<HTMLInputElement | null>;
  value: number | null;
  setValue: (value: number | null) => void;
  rules: NumberRules;
  locale: string;
  minDecimals: number;
  unit: string;
  /** Called with the text that was refused: as it was pasted, or when the field was left without a digit. */
  onRefuse: (text: string) => void;
  /** Called with the limit that replaced what was typed. */
  onClamp: (limit: number, side: 'min' | 'max') => void;
}

/** A pending text; it counts only while its number is the field's. */
interface Draft {
  text: string;
  isEdited: boolean;
}

function insertedBy(event: InputEvent): string | null {
  if (event.isComposing || !event.inputType.startsWith('insert')) return null;
  return event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
}

/** The text of a number field: plain while it is edited, with group signs otherwise. */
export function useNumberText(options: NumberTextOptions) {
  const { inputRef, value, setValue, locale, minDecimals, unit, min, max } = options;
  const { signs } = options.rules;
  const [draft, setDraft] = useState<Draft | null>(null);
  const isDraftValid = draft !== null && readDraft(draft.text, signs) === value;
  const plain = isDraftValid ? draft.text : writeDraft(value, signs);
  const text = draft === null ? formatNumber(value, locale, minDecimals) : plain;
  const rules = rulesFor(plain, options.rules);

  const handleBeforeInput = useEffectEvent((event: InputEvent) => {
    const inserted = insertedBy(event);
    const input = inputRef.current;
    if (inserted === null || !input) return;
    const start = input.selectionStart ?? text.length;
    const end = input.selectionEnd ?? text.length;
    const accepted = acceptInsertion({ text: input.value, start, end, inserted }, rules, unit);
    if (accepted === inserted) return;
    event.preventDefault();
    if (accepted !== null) insertText(input, accepted);
    else if (inserted.length > 1) options.onRefuse(inserted.trim());
  });

  useEffect(() => {
    const input = inputRef.current;
    const listener = (event: InputEvent) => handleBeforeInput(event);
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  }, [inputRef]);

  const commit = () => {
    if (value === null || !draft?.isEdited) return;
    const within = clampNumber(value, { min, max });
    if (within === value) return;
    setValue(within);
    options.onClamp(within, within > value ? 'min' : 'max');
  };

  return {
    text,
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const given = event.target.value;
      const next = isDraft(given, rules) ? given : readLoose(given, rules, unit);
      if (next === null) return;
      setDraft({ text: next, isEdited: true });
      const number = readDraft(next, signs);
      if (number !== value) setValue(number);
    },
    /** Editing begins. */
    begin: () => setDraft({ text: writeDraft(value, signs), isEdited: false }),
    /** What was typed comes within the limits. */
    commit,
    /** Editing is over. */
    end: () => {
      commit();
      if (draft?.isEdited && value === null && plain !== '') options.onRefuse(plain);
      setDraft(null);
    },
    /** Goes on by an amount, within the limits. */
    stepBy: (by: number) => {
      const next = stepNumber(value, by, { min, max });
      if (next !== value) setValue(next);
    },
  };
}
