import { TagField } from '@studio/ui';
import { reasonOf } from '@studio/ui/internal';
import { useRef, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { useRequest } from '../../shared/request/useRequest.ts';
import type { ConditionValue, ConditionValueListEditorProps } from '../model/valueKind.ts';
import type { LateListPartProps } from './LateList.tsx';
import type { ConditionValueChoice, SearchKindParts } from './SearchKindParts.ts';

export interface ChoiceListEditorProps extends ConditionValueListEditorProps, LateListPartProps {
  readonly parts: SearchKindParts;
}

const mostValues = 1_000;
const longestText = 10_000;
/** Searches that run side by side. */
const mostSearches = 8;
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** What was found for the texts of a paste. */
interface LookedUp {
  readonly choices: readonly ConditionValueChoice[];
  readonly missing: readonly string[];
  /** Why some could not be looked for; `missing` names them, too. */
  readonly failure: { readonly error: unknown } | null;
}

/** Several values that are looked for as one types, or pasted, one in a line. */
export function ChoiceListEditor(props: ChoiceListEditorProps) {
  const { values, emptyValue, side, leftSide, label, isInvalid, describedBy, onValueChange, parts } = props;
  const { labels, fromText, remember } = parts;
  const describe = (value: ConditionValue) => props.getText?.(value) ?? parts.describe(value);
  const { kind } = emptyValue;
  const latest = useLatest(values);
  const search = useRequest<readonly ConditionValueChoice[]>();
  const lookup = useRequest<LookedUp>();
  /** Texts that are still looked for: another edit meanwhile does not lose them. */
  const waiting = useRef<readonly string[]>([]);
  const [offered, setOffered] = useState<readonly ConditionValueChoice[]>([]);

  const find = (text: string, signal: AbortSignal) =>
    parts.searchValues({ kind, text, ...(side === 'right' && { leftSide }) }, { signal });
  const findOne = async (text: string, signal: AbortSignal) =>
    (await find(text, signal)).find((choice) => fold(choice.label) === fold(text));
  const onSearch = (text: string) =>
    search.ask(async (signal) => {
      const choices = await find(text, signal);
      if (!signal.aborted) setOffered(choices);
      return choices;
    });
  const onLookUp = (texts: readonly string[]) => {
    waiting.current = texts;
    lookup.ask(async (signal) => {
      const answers: PromiseSettledResult<ConditionValueChoice | undefined>[] = [];
      for (let at = 0; at < texts.length && !signal.aborted; at += mostSearches) {
        const part = texts.slice(at, at + mostSearches);
        answers.push(...(await Promise.allSettled(part.map((text) => findOne(text, signal)))));
      }
      const choices = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value !== undefined ? [answer.value] : [],
      );
      const missing = texts.filter((_, index) => {
        const answer = answers[index];
        return answer?.status !== 'fulfilled' || answer.value === undefined;
      });
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (!signal.aborted) {
        waiting.current = [];
        for (const choice of choices) remember(choice);
        if (choices.length > 0) onValueChange([...latest.current, ...choices.map(({ value }) => value)]);
      }
      return { choices, missing, failure: refused ? { error: refused.reason } : null };
    });
  };

  const change = (texts: readonly string[]) => {
    const kept = [...values];
    const unknown: string[] = [];
    const next = texts.flatMap((text) => {
      const index = kept.findIndex((value) => describe(value) === text);
      if (index >= 0) return kept.splice(index, 1);
      const choice = offered.find((candidate) => fold(candidate.label) === fold(text));
      if (choice !== undefined) {
        remember(choice);
        return [choice.value];
      }
      if (fromText !== undefined) return [fromText(text)];
      unknown.push(text);
      return [];
    });
    if (next.length !== values.length || next.some((value, index) => value !== values[index]))
      onValueChange(next);
    if (unknown.length > 0) onLookUp([...waiting.current, ...unknown]);
    else if (waiting.current.length === 0) lookup.reset();
  };

  const searchFailure = search.status === 'failed' ? { error: search.error } : null;
  const failure = searchFailure ?? lookup.value?.failure;
  const missing = lookup.value?.missing ?? [];
  const notFound = missing.length > 0 ? labels.notFound(missing) : undefined;
  const failed = failure && [labels.searchFailed, reasonOf(failure.error)].filter(Boolean).join(' ');
  const error = [failed, notFound].filter(Boolean).join(' ') || undefined;

  return (
    <TagField
      data-part="choices"
      label={label}
      isLabelHidden
      placeholder={parts.placeholder}
      format="line"
      maxTags={mostValues}
      maxLength={longestText}
      options={offered.map((choice) => choice.label)}
      onSearch={onSearch}
      isLoading={search.status === 'loading' || lookup.status === 'loading'}
      canCreate={() => fromText !== undefined}
      value={values.map(describe)}
      onValueChange={change}
      error={error}
      labels={{ loading: labels.searching }}
      inputRef={props.inputRef}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
