import { Combobox } from '@studio/ui';
import { type FormEvent, type ReactElement, type RefObject, useMemo, useState } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { useRequest } from '../shared/request/useRequest.ts';
import type { TwoStepSelectorLabels } from './labels.ts';
import { toOptions } from './model/toOptions.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepLine, TextButton } from './TwoStepSelector.styles.ts';
import type { SelectorItem } from './types.ts';

export interface FirstStepProps {
  readonly search: (text: string, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly debounceMs: number;
  readonly minSearchLength: number;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly labels: TwoStepSelectorLabels;
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly onChoose: (item: SelectorItem) => void;
  /** Leaves the step; missing when there is no former choice to go back to. */
  readonly onCancel: (() => void) | undefined;
}

const none: readonly SelectorItem[] = [];

/** Searches for a form or an object while its name is typed. */
export function FirstStep(props: FirstStepProps): ReactElement {
  const { search, debounceMs, minSearchLength, isDisabled, isInvalid, isRequired, ...more } = props;
  const { labels, focusRef, onChoose, onCancel } = more;
  const request = useRequest<readonly SelectorItem[]>();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const found = request.value ?? none;
  const options = useMemo(() => toOptions(found), [found]);
  const text = typed.trim();
  const isLongEnough = text.length >= minSearchLength;
  const isWaiting = request.status === 'loading' || (isLongEnough && text !== asked && asked !== null);

  const ask = (next: string) => {
    const wanted = next.trim();
    // The list closes when the pointer goes to Retry, which has to be there still when it is released.
    const isListClosing = next === '' && asked !== null;
    setTyped(next);
    if (isListClosing && request.status === 'failed') return;
    setAsked(wanted);
    if (wanted.length < minSearchLength) request.reset();
    else request.ask((signal) => search(wanted, { signal }));
  };
  const emptyText = () => {
    if (request.status === 'failed') return labels.searchFailed;
    return isLongEnough && request.status === 'done' ? labels.noneFound : labels.typeToSearch;
  };

  return (
    <>
      <StepLine
        data-step="first"
        onFocus={() => {
          if (asked === null) ask('');
        }}
        onInput={(event: FormEvent<HTMLElement>) => {
          if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
        }}
      >
        <Combobox
          data-part="form-field search"
          label={labels.first}
          isLabelHidden
          placeholder={labels.first}
          inputRef={(input) => {
            focusRef.current = input;
          }}
          options={options}
          isFiltered={false}
          value={null}
          onValueChange={(name) => {
            const item = found.find((each) => each.name === name);
            if (item) onChoose(item);
          }}
          onSearch={ask}
          debounceMs={debounceMs}
          isLoading={isWaiting}
          loadingText={labels.searching}
          emptyText={emptyText()}
          isDisabled={isDisabled}
          isRequired={isRequired}
          aria-invalid={isInvalid || undefined}
        />
        {onCancel && (
          <TextButton type="button" data-part="cancel" onClick={onCancel}>
            {labels.cancel}
          </TextButton>
        )}
      </StepLine>
      {request.status === 'failed' && (
        <StepFailure
          text={labels.searchFailed}
          error={request.error}
          retryLabel={labels.retry}
          onRetry={() => {
            request.retry();
            focusRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
