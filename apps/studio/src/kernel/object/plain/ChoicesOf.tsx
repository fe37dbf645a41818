import { type ReactNode, useEffect } from 'react';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { type Lookup, peekLookup, useLookup } from '../../resource/Lookup.ts';
import type { FieldChoice } from './choiceField.tsx';
import { valueText } from './values.messages.ts';

/** Choices that are known, or are loaded. */
type Choices = readonly FieldChoice<string>[] | Lookup<readonly FieldChoice<string>[]>;

/** Where choices come from: a list, a lookup, or the draft that is edited, which gives one of them. */
export type ChoiceSource<Draft> = Choices | ((draft: Draft) => Choices);

/** Choices as a control shows them. */
export interface ShownChoices {
  readonly options: readonly FieldChoice<string>[];
  readonly isLoading: boolean;
  readonly loadingText: string;
  /** Why there may be others; undefined when all are here. */
  readonly hint: string | undefined;
  /** Loads them again; undefined where they cannot be other. */
  readonly onReload: (() => void) | undefined;
}

/** What is chosen, and from what. */
export interface ChoicesOfProps<Draft> {
  readonly words: ChoiceWords<Draft>;
  readonly draft: Draft;
  /** They are among the options, whether the source knows them or not. */
  readonly chosen: readonly string[];
  readonly children: (choices: ShownChoices) => ReactNode;
}

/** The choices of a source, and what they are called. */
export interface ChoiceWords<Draft> {
  readonly source: ChoiceSource<Draft>;
  /** The choices that are known without asking anybody. */
  known(): readonly FieldChoice<string>[];
  /** What a value is called as far as that is known; the value itself otherwise. */
  labelOf(value: string): string;
  /** Keeps what choices are called that follow from a draft. */
  learn(choices: readonly FieldChoice<string>[]): void;
}

/**
 * Makes the words of a field's choices. Those that follow from a draft are known once they were shown.
 * @param otherwise what a value is called that is none of them, as far as is known. Default: the value
 */
export function choiceWords<Draft>(
  source: ChoiceSource<Draft>,
  otherwise: (value: string) => string = (value) => value,
): ChoiceWords<Draft> {
  const learnt = new Map<string, FieldChoice<string>>();
  const known = () => {
    if (typeof source !== 'function') return isList(source) ? source : (peekLookup(source) ?? []);
    const now = source.length === 0 ? (source as () => Choices)() : null;
    return now !== null && isList(now) ? now : [...learnt.values()];
  };
  return {
    ...{ source, known },
    labelOf: (value) => known().find((choice) => choice.value === value)?.label ?? otherwise(value),
    learn: (choices) => {
      for (const choice of choices) learnt.set(choice.value, choice);
    },
  };
}

/** Draws a control with the choices of its field: a lookup is asked when it is first drawn. */
export function ChoicesOf<Draft>(props: ChoicesOfProps<Draft>) {
  const { words, draft } = props;
  const { source } = words;
  const choices = typeof source === 'function' ? source(draft) : source;
  if (!isList(choices)) return <Looked {...props} lookup={choices} />;
  return <Drawn {...props} options={choices} isLoading={false} />;
}

interface LookedProps<Draft> extends ChoicesOfProps<Draft> {
  readonly lookup: Lookup<readonly FieldChoice<string>[]>;
}

function Looked<Draft>({ lookup, ...props }: LookedProps<Draft>) {
  const { data = [], error, isLoading, reload } = useLookup(lookup);
  const hint = error === null ? undefined : valueText('choices.failed', { reason: describeError(error) });
  return <Drawn {...props} {...{ isLoading, hint }} options={data} onReload={reload} />;
}

interface DrawnProps<Draft> extends ChoicesOfProps<Draft> {
  readonly options: readonly FieldChoice<string>[];
  readonly isLoading: boolean;
  readonly hint?: string | undefined;
  readonly onReload?: () => void;
}

function Drawn<Draft>(props: DrawnProps<Draft>) {
  const { words, chosen, options, isLoading, hint, onReload, children } = props;
  useEffect(() => words.learn(options), [words, options]);
  const unknown = chosen.filter((value) => options.every((option) => option.value !== value));
  const all = [...options, ...unknown.map((value) => ({ value, label: words.labelOf(value) }))];
  return children({ options: all, isLoading, loadingText: valueText('choices.loading'), hint, onReload });
}

function isList(source: Choices): source is readonly FieldChoice<string>[] {
  return Array.isArray(source);
}
