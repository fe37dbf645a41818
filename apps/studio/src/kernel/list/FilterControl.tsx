import { SearchField, Select } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import type { DaysControlProps } from './DaysControl.tsx';
import type { ChoiceFilter, FilterChoice, FilterState, ListFilter } from './ListFilter.ts';
import { DaysArea } from './ListPage.styles.ts';
import type { LookupControlProps } from './LookupControl.tsx';
import type { SeveralControlProps } from './SeveralControl.tsx';
import { useDebouncedSearch } from './useDebouncedSearch.ts';

/** When the code of a search field is loaded at the latest, in milliseconds. */
const latestMs = 1000;

// Few lists have one of these: their code comes where one is shown.
const lookupControl = deferPart<LookupControlProps>(
  async () => (await import('./LookupControl.tsx')).LookupControl,
);
const severalControl = deferPart<SeveralControlProps>(
  async () => (await import('./SeveralControl.tsx')).SeveralControl,
);
const daysControl = deferPart<DaysControlProps>(async () => (await import('./DaysControl.tsx')).DaysControl);

/** One filter and what it is set to. */
export interface FilterControlProps extends FilterState {
  readonly filter: ListFilter;
  /** Milliseconds from the last key to the filter, of a text. Default: 300. */
  readonly delay?: number | undefined;
}

/** The control of a filter: a list of few choices, fields that search in a lookup for one choice or several, a text, or days from one to another. */
export function FilterControl({ filter, delay, ...rest }: FilterControlProps) {
  if (filter.type === 'text') return <TextControl label={filter.label} delay={delay} {...rest} />;
  if (filter.type === 'days') return <DaysPart label={filter.label} {...rest} />;
  const { label, placeholder, choices } = filter;
  if (filter.type === 'several')
    return <SeveralPart {...{ label, placeholder }} lookup={filter.choices} {...rest} />;
  if ('load' in choices) return <LookupPart {...{ label, placeholder }} lookup={choices} {...rest} />;
  return <ChoiceControl {...{ label, placeholder, choices }} {...rest} />;
}

/** A list of few choices. One of them may keep everything; otherwise no choice does, and is cleared to. */
function ChoiceControl({
  label,
  placeholder,
  choices,
  value,
  onValueChange,
}: FilterState & Pick<ChoiceFilter, 'label' | 'placeholder'> & { choices: readonly FilterChoice[] }) {
  const hasAll = choices.some((choice) => choice.value === '');
  return (
    <Select
      label={label}
      isLabelHidden
      isClearable={!hasAll}
      placeholder={placeholder}
      options={choices}
      value={hasAll ? (value ?? '') : value}
      onValueChange={(next) => onValueChange(next || null)}
    />
  );
}

/** A search field is not what a list is opened for: its code comes behind the rows. Until then the field is in its place, and takes no choice. */
function LookupPart(props: LookupControlProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), latestMs), []);
  const LookupControl = useDeferredPart(lookupControl, isIdle || props.value !== null);
  if (LookupControl !== null) return <LookupControl {...props} />;
  return <Select label={props.label} isLabelHidden isDisabled placeholder={props.placeholder} options={[]} />;
}

function SeveralPart(props: SeveralControlProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), latestMs), []);
  const SeveralControl = useDeferredPart(severalControl, isIdle || props.value !== null);
  if (SeveralControl !== null) return <SeveralControl {...props} />;
  return <Select label={props.label} isLabelHidden isDisabled placeholder={props.placeholder} options={[]} />;
}

function TextControl({
  label,
  delay,
  value,
  onValueChange,
}: FilterState & { readonly label: string; readonly delay?: number | undefined }) {
  const { field } = useDebouncedSearch(
    value ?? '',
    (next) => onValueChange(next.trim() === '' ? null : next),
    delay,
  );
  return <SearchField label={label} placeholder={label} {...field} />;
}

function DaysPart(props: DaysControlProps) {
  const DaysControl = useDeferredPart(daysControl, true);
  return <DaysArea>{DaysControl && <DaysControl {...props} />}</DaysArea>;
}
