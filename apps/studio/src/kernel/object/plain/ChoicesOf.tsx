import { type ReactNode, useEffect } from 'react';
import { subscribe } from 'valtio';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';
import { type Lookup, onLookupAnswer, peekLookup, useLookup } from '../../resource/Lookup.ts';
import type { FieldChoice } from './choiceField.tsx';
import { valueText } from './values.messages.ts';

/** A value that can be chosen among many. */
export type ChosenValue = string | number;

/** Choices that are known, or are loaded. */
type Choices<Value> = readonly FieldChoice<Value>[] | Lookup<readonly FieldChoice<Value>[]>;

/** Where choices come from: a list, a lookup, or the draft that is edited, which gives one of them. */
export type ChoiceSource<Draft, Value = string> = Choices<Value> | ((draft: Draft) => Choices<Value>);

/** Choices as a control shows them. */
export interface ShownChoices<Value> {
  /** What can be chosen, and what is chosen. */
  readonly options: readonly FieldChoice<Value>[];
  readonly isLoading: boolean;
  readonly loadingText: string;
  /** Why there may be others, or which of those that are chosen are not offered; undefined when all are here. */
  readonly hint: string | undefined;
  /** Loads them again; undefined where they cannot be other. */
  readonly onReload: (() => void) | undefined;
  /** The choices could not be loaded. */
  readonly isFailed: boolean;
}

/** What is chosen, and from what. */
export interface ChoicesOfProps<Draft, Value> {
  readonly words: ChoiceWords<Draft, Value>;
  readonly draft: Draft;
  /** They are among the options, whether the source knows them or not. */
  readonly chosen: readonly Value[];
  /** Whether a choice is offered. Default: every one is. */
  readonly isOffered?: (value: Value) => boolean;
  readonly children: (choices: ShownChoices<Value>) => ReactNode;
}

/** The choices of a source, and what they are called. */
export interface ChoiceWords<Draft, Value> {
  readonly source: ChoiceSource<Draft, Value>;
  /** What the labels come with, unless the draft says which they are. */
  readonly lookups: readonly Lookup<unknown>[];
  /** The choices that are known without a request. */
  known(): readonly FieldChoice<Value>[];
  /** What a value is called as far as that is known; the value itself otherwise. */
  labelOf(value: Value): string;
  /** Keeps what choices are called that follow from a draft. */
  learn(choices: readonly FieldChoice<Value>[]): void;
  /** Calls back when values may have other labels. Returns the unsubscribe function. */
  onLabelsChange(listener: () => void): () => void;
}

/**
 * Makes the words of a field's choices. Those that follow from a draft are known once they were shown.
 * @param otherwise what a value is called that is none of them, as far as is known. Default: the value
 */
export function choiceWords<Draft, Value extends ChosenValue>(
  source: ChoiceSource<Draft, Value>,
  otherwise: (value: Value) => string = String,
): ChoiceWords<Draft, Value> {
  const learnt = shallowProxy<{ readonly choices: ReadonlyMap<Value, FieldChoice<Value>> }>({
    choices: new Map(),
  });
  const known = () => {
    if (typeof source !== 'function') return isList(source) ? source : (peekLookup(source) ?? []);
    const now = source.length === 0 ? (source as () => Choices<Value>)() : null;
    return now !== null && isList(now) ? now : [...learnt.choices.values()];
  };
  return {
    ...{ source, known },
    lookups: typeof source === 'function' || isList(source) ? [] : [source],
    labelOf: (value) => {
      const choices = known();
      // Those of a function are another list each time.
      const label =
        typeof source === 'function'
          ? choices.find((choice) => choice.value === value)?.label
          : labelsOf(choices).get(value);
      return label ?? otherwise(value);
    },
    learn: (choices) => {
      const news = choices.filter(({ value, label }) => learnt.choices.get(value)?.label !== label);
      if (news.length === 0) return;
      const all = [...learnt.choices, ...news.map((choice) => [choice.value, choice] as const)];
      assign(learnt, { choices: new Map(all) });
    },
    onLabelsChange: (listener) => {
      if (typeof source === 'function') return subscribe(learnt, listener, true);
      return isList(source) ? () => undefined : onLookupAnswer([source], listener);
    },
  };
}

const labels = new WeakMap<readonly FieldChoice<unknown>[], ReadonlyMap<unknown, string>>();

/** The labels of a list of choices by their values, found out once. */
function labelsOf(choices: readonly FieldChoice<unknown>[]): ReadonlyMap<unknown, string> {
  const known = labels.get(choices) ?? new Map(choices.map(({ value, label }) => [value, label]));
  labels.set(choices, known);
  return known;
}

/** Draws a control with the choices of its field: a lookup is asked when it is first drawn. */
export function ChoicesOf<Draft, Value>(props: ChoicesOfProps<Draft, Value>) {
  const { words, draft } = props;
  const { source } = words;
  const choices = typeof source === 'function' ? source(draft) : source;
  if (!isList(choices)) return <Looked {...props} lookup={choices} />;
  return <Drawn {...props} offered={choices} isLoading={false} />;
}

interface LookedProps<Draft, Value> extends ChoicesOfProps<Draft, Value> {
  readonly lookup: Lookup<readonly FieldChoice<Value>[]>;
}

function Looked<Draft, Value>({ lookup, ...props }: LookedProps<Draft, Value>) {
  const { data, error, isLoading, reload } = useLookup(lookup);
  const failure = error === null ? undefined : valueText('choices.failed', { reason: describeError(error) });
  return <Drawn {...props} {...{ isLoading, failure }} offered={data} onReload={reload} />;
}

interface DrawnProps<Draft, Value> extends ChoicesOfProps<Draft, Value> {
  /** What the source offers; undefined as long as it has not answered. */
  readonly offered: readonly FieldChoice<Value>[] | undefined;
  readonly isLoading: boolean;
  readonly failure?: string | undefined;
  readonly onReload?: () => void;
}

function Drawn<Draft, Value>(props: DrawnProps<Draft, Value>) {
  const { words, chosen, offered, isLoading, failure, onReload, isOffered = () => true, children } = props;
  useEffect(() => {
    if (typeof words.source === 'function') words.learn(offered ?? []);
  }, [words, offered]);
  const options = (offered ?? []).filter(({ value }) => isOffered(value));
  const others = chosen
    .filter((value) => options.every((option) => option.value !== value))
    .map((value) => ({ value, label: words.labelOf(value) }));
  return children({
    options: [...options, ...others],
    isLoading,
    loadingText: valueText('choices.loading'),
    hint: failure ?? (offered === undefined ? undefined : describeNotOffered(others)),
    onReload,
    isFailed: failure !== undefined,
  });
}

/** A hint for chosen values that are no longer offered; they stay. */
function describeNotOffered(choices: readonly FieldChoice<unknown>[]): string | undefined {
  if (choices.length === 0) return undefined;
  return valueText('choices.notOffered', { choices: choices.map(({ label }) => label).join(', ') });
}

function isList<Value>(source: Choices<Value>): source is readonly FieldChoice<Value>[] {
  return Array.isArray(source);
}
