import { VisuallyHidden } from '@studio/ui';
import { isComposing, useControlled, useLabels } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { ChosenPrompt } from './ChosenPrompt.tsx';
import { FirstStep } from './FirstStep.tsx';
import { defaultLabels } from './labels.ts';
import { toSteps } from './model/prompt.ts';
import { SecondStep } from './SecondStep.tsx';
import { GroupLabel, SelectorRoot, StepNote } from './TwoStepSelector.styles.ts';
import type {
  FormsSelectorProps,
  ObjectsSelectorProps,
  TwoStepSelectorProps,
} from './TwoStepSelectorProps.ts';
import type { SelectionChange, SelectorItem, TwoSteps } from './types.ts';

const noItems: readonly SelectorItem[] = [];

type Step = 'first' | 'second' | 'chosen';

/**
 * Chooses a field of a form, or a property of an object, in two steps: the first is searched by name, the second picked
 * from a list. A former choice stays until the new one is whole.
 */
export function TwoStepSelector(props: TwoStepSelectorProps): ReactElement {
  const { source, shared } = sourceOf(props);
  const { label, isLabelHidden, isRequired, error, isDisabled, readOnlyReason, debounceMs, ...named } =
    shared;
  const { minSearchLength: _, labels, onKeyDown, ...rest } = named;
  const texts = useLabels('TwoStepSelector', defaultLabels[props.mode], labels);
  const id = useId();
  const [value, setValue] = useControlled<TwoSteps | null, [SelectionChange]>(
    source.value,
    source.defaultValue,
    source.onChange,
  );
  const [first, setFirst] = useState<SelectorItem | null>(null);
  const [isChanging, setChanging] = useState(false);
  const focusRef = useRef<HTMLElement>(null);
  const movesFocus = useRef(false);
  const isLocked = isDisabled === true || Boolean(readOnlyReason);
  const settled: Step = value && !isChanging ? 'chosen' : 'first';
  const step: Step = first && !isLocked ? 'second' : settled;

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    focusRef.current?.focus();
  });

  const move = (nextFirst: SelectorItem | null, isNextChanging: boolean) => {
    movesFocus.current = true;
    setFirst(nextFirst);
    setChanging(isNextChanging);
  };
  const commit = (next: TwoSteps | null, change: SelectionChange) => {
    move(null, false);
    setValue(next, change);
  };
  const leave = step === 'first' && value && isChanging ? () => move(null, false) : undefined;
  const back = () => move(null, value !== null);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    const leaveStep = step === 'second' ? back : leave;
    if (!leaveStep) return;
    event.preventDefault();
    event.stopPropagation();
    leaveStep();
  };
  const notes = [error && `${id}error`, readOnlyReason && `${id}reason`].filter(Boolean).join(' ');
  const common = { labels: texts, focusRef, isInvalid: Boolean(error), isRequired: isRequired === true };
  const LabelElement = isLabelHidden ? VisuallyHidden : GroupLabel;

  return (
    <SelectorRoot
      data-part="two-step-selector"
      data-step={step}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={notes || undefined}
      {...rest}
      onKeyDown={handleKeyDown}
    >
      <LabelElement id={`${id}label`} data-part="label">
        {label}
        {isRequired && (
          <span aria-hidden="true" data-part="required">
            {' *'}
          </span>
        )}
      </LabelElement>
      {step === 'chosen' && value && (
        <ChosenPrompt
          {...common}
          mode={props.mode}
          value={value}
          isLocked={isLocked}
          onChange={() => move(source.isMultiple ? value.first : null, true)}
          onClear={() => commit(null, { reason: 'clear' })}
        />
      )}
      {step === 'first' && (
        <FirstStep
          {...common}
          search={source.search}
          debounceMs={debounceMs ?? 750}
          minSearchLength={source.minSearchLength}
          isDisabled={isLocked}
          onChoose={(item) => move(item, isChanging)}
          onCancel={leave}
        />
      )}
      {step === 'second' && first && (
        <SecondStep
          {...common}
          key={first.name}
          mode={props.mode}
          first={first}
          former={source.isMultiple && value?.first.name === first.name ? value.second : noItems}
          load={source.load}
          isMultiple={source.isMultiple}
          onChoose={(second) => commit({ first, second }, { reason: 'choose' })}
          onBack={back}
        />
      )}
      {error && (
        <StepNote id={`${id}error`} data-part="error">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </StepNote>
      )}
      {readOnlyReason && (
        <StepNote id={`${id}reason`} data-part="read-only-reason">
          <Lock size={14} aria-hidden="true" />
          {readOnlyReason}
        </StepNote>
      )}
    </SelectorRoot>
  );
}

/** The props in which the two modes differ, under one name. */
interface StepSource {
  readonly value: TwoSteps | null | undefined;
  readonly defaultValue: TwoSteps | null;
  readonly onChange: (next: TwoSteps | null, change: SelectionChange) => void;
  readonly search: (text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly load: (first: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly isMultiple: boolean;
  readonly minSearchLength: number;
}

function fromForms(props: FormsSelectorProps) {
  const {
    mode: _,
    value,
    defaultValue,
    onValueChange,
    selectionMode,
    searchForms,
    loadFields,
    ...shared
  } = props;
  const source: StepSource = {
    value: value && toSteps(value),
    defaultValue: defaultValue ? toSteps(defaultValue) : null,
    onChange: (next, change) => onValueChange?.(next && { form: next.first, fields: next.second }, change),
    search: searchForms,
    load: loadFields,
    isMultiple: selectionMode === 'multiple',
    minSearchLength: props.minSearchLength ?? 1,
  };
  return { source, shared };
}

function fromObjects(props: ObjectsSelectorProps) {
  const { mode: _, value, defaultValue, onValueChange, searchObjects, loadProperties, ...shared } = props;
  const source: StepSource = {
    value: value && toSteps(value),
    defaultValue: defaultValue ? toSteps(defaultValue) : null,
    onChange: (next, change) => {
      const property = next?.second[0];
      onValueChange?.(next && property ? { object: next.first, property } : null, change);
    },
    search: searchObjects,
    load: loadProperties,
    isMultiple: false,
    minSearchLength: props.minSearchLength ?? 0,
  };
  return { source, shared };
}

/** Parts the props that the modes name differently from those that they share. */
function sourceOf(props: TwoStepSelectorProps) {
  return props.mode === 'forms' ? fromForms(props) : fromObjects(props);
}
