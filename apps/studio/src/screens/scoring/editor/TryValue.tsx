import type { ScoringVerdict } from '@studio/api';
import { TextField } from '@studio/ui';
import { useEffect, useState } from 'react';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { evaluate } from '../scoring.api.ts';
import { formulaText } from './formula.messages.ts';
import { type FormulaRow, readInteger, toFormula } from './model/FormulaRow.ts';
import { Trial } from './TryValue.styles.ts';

/** Milliseconds from the last key to the call. */
const delayMs = 300;

export interface TryValueProps {
  readonly rows: readonly FormulaRow[];
  /** The values of the field are numbers. */
  readonly isNumber: boolean;
  /** The number that is tried; null for none. */
  readonly onTry: (number: number | null) => void;
}

/** What the server answered to a value, by the rows that it was asked about. */
interface Answer {
  readonly value: string;
  readonly rows: readonly FormulaRow[];
  /** Its message. */
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'none';
}

/** Asks the server which rows a value matches, and which of them counts, as the draft has them. */
export function TryValue({ rows, isNumber, onTry }: TryValueProps) {
  const [value, setValue] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = value.trim();

  useEffect(() => {
    if (wanted === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void ask(wanted, rows, controller.signal).then((next) => {
        if (!controller.signal.aborted) setAnswer(next);
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, rows]);

  const shown = wanted !== '' && answer?.value === wanted && answer.rows === rows ? answer : null;
  return (
    <Trial>
      <TextField
        label={formulaText('try')}
        value={value}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        onValueChange={(text) => {
          setValue(text);
          onTry(isNumber ? readInteger(text.replaceAll(',', '')) : null);
        }}
      />
      <p role="status" data-tone={shown?.tone}>
        {shown?.text}
      </p>
    </Trial>
  );
}

async function ask(value: string, rows: readonly FormulaRow[], signal: AbortSignal): Promise<Answer> {
  // A row that is not whole matches nothing; the others keep their numbers.
  const whole = rows.flatMap((row, index) => {
    const formula = toFormula(row);
    return formula === null ? [] : [{ formula, index }];
  });
  try {
    const verdict = await evaluate({ value, formulas: whole.map(({ formula }) => formula) }, signal);
    const numbers = verdict.matches.map(({ row }) => (whole[row]?.index ?? 0) + 1);
    return { ...{ value, rows }, ...describeVerdict(verdict, numbers) };
  } catch (error) {
    const text = formulaText('try.failed', { reason: describeError(error) });
    return { value, rows, text, tone: 'bad' };
  }
}

/** @param numbers of the rows that match, from 1 */
function describeVerdict(
  { matches }: ScoringVerdict,
  numbers: readonly number[],
): Pick<Answer, 'text' | 'tone'> {
  const [first] = matches;
  const [row] = numbers;
  if (first === undefined || row === undefined) return { text: formulaText('try.none'), tone: 'bad' };
  const counts =
    first.score === null
      ? formulaText('try.noScore', { row })
      : formulaText('try.score', { row, score: first.score.toLocaleString() });
  const both = numbers.length > 1 ? ` ${formulaText('try.both', { rows: numbers.join(', ') })}` : '';
  return { text: `${counts}${both}`, tone: numbers.length > 1 ? 'none' : 'good' };
}
