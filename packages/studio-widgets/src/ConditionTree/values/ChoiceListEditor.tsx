import { TagField } from '@studio/ui';
import { useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { useRequest } from '../../shared/request/useRequest.ts';
import { reasonOf } from '../../shared/task/reasonOf.ts';
import type { ConditionValueListEditorProps } from '../model/valueKind.ts';
import type { ConditionValueChoice, SearchKindParts } from './searchKind.tsx';

export interface ChoiceListEditorProps extends ConditionValueListEditorProps {
  readonly parts: SearchKindParts;
}

const mostValues = 1_000;
const longestText = 10_000;
const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** What was found for the texts of a paste. */
interface LookedUp {
  readonly choices: readonly ConditionValueChoice[];
  readonly missing: readonly string[];
}

/** Several values that are looked for as one types, or pasted, one in a line. */
export function ChoiceListEditor(props: ChoiceListEditorProps) {
  const { values, emptyValue, side, leftSide, label, isInvalid, describedBy, onValueChange, parts } = props;
  const { labels, describe, fromText, remember } = parts;
  const { kind } = emptyValue;
  const latest = useLatest(values);
  const search = useRequest<readonly ConditionValueChoice[]>();
  const lookup = useRequest<LookedUp>();
  const [offered, setOffered] = useState<readonly ConditionValueChoice[]>([]);

  const find = (text: string, signal: AbortSignal) =>
    parts.searchValues({ kind, text, ...(side === 'right' && { leftSide }) }, { signal });
  const onSearch = (text: string) =>
    search.ask(async (signal) => {
      const choices = await find(text, signal);
      if (!signal.aborted) setOffered(choices);
      return choices;
    });
  const onLookUp = (texts: readonly string[]) =>
    lookup.ask(async (signal) => {
      const answers = await Promise.all(
        texts.map(async (text) =>
          (await find(text, signal)).find((choice) => fold(choice.label) === fold(text)),
        ),
      );
      const choices = answers.filter((choice) => choice !== undefined);
      const missing = texts.filter((_, index) => answers[index] === undefined);
      if (!signal.aborted && choices.length > 0) {
        for (const choice of choices) remember(choice);
        onValueChange([...latest.current, ...choices.map(({ value }) => value)]);
      }
      return { choices, missing };
    });

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
    lookup.reset();
    if (next.length !== values.length || next.some((value, index) => value !== values[index]))
      onValueChange(next);
    if (unknown.length > 0) onLookUp(unknown);
  };

  const failed = [search, lookup].find(({ status }) => status === 'failed');
  const missing = lookup.value?.missing ?? [];
  const notFound = missing.length > 0 ? labels.notFound(missing) : undefined;
  const error = failed ? `${labels.searchFailed} ${reasonOf(failed.error)}`.trim() : notFound;

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
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
