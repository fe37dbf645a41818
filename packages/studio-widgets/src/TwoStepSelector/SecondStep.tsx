import { Button, Combobox, MultiSelect } from '@studio/ui';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import { useRequest } from '../shared/request/useRequest.ts';
import type { TwoStepSelectorLabels } from './labels.ts';
import { labelOf } from './model/prompt.ts';
import { toOptions } from './model/toOptions.ts';
import { SelectorIcon } from './SelectorIcon.tsx';
import { StepFailure } from './StepFailure.tsx';
import { FirstChoice, PromptText, StepLine, TextButton } from './TwoStepSelector.styles.ts';
import type { SelectorItem, SelectorMode } from './types.ts';

export interface SecondStepProps {
  readonly mode: SelectorMode;
  readonly first: SelectorItem;
  /** What was chosen of it before: chosen from the start where several may be. */
  readonly former: readonly SelectorItem[];
  readonly load: (first: SelectorItem, { signal }: AskOptions) => Promise<readonly SelectorItem[]>;
  readonly isMultiple: boolean;
  readonly isRequired: boolean;
  readonly labels: TwoStepSelectorLabels;
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly onChoose: (items: readonly SelectorItem[]) => void;
  /** Back to the first step. */
  readonly onBack: () => void;
}

const none: readonly SelectorItem[] = [];

/** The items, and behind them those chosen before that are not among them, or not loaded yet. */
function withFormer(
  items: readonly SelectorItem[],
  former: readonly SelectorItem[],
): readonly SelectorItem[] {
  const names = new Set(items.map(({ name }) => name));
  return [...items, ...former.filter(({ name }) => !names.has(name))];
}

/** Picks a field or a property of what the first step chose; several fields end with a button. */
export function SecondStep(props: SecondStepProps): ReactElement {
  const { mode, first, former, load, isMultiple, isRequired, labels, focusRef, onChoose, onBack } = props;
  const request = useRequest<readonly SelectorItem[]>();
  const [chosen, setChosen] = useState<readonly string[]>(() => former.map(({ name }) => name));
  const items = useMemo(() => withFormer(request.value ?? none, former), [request.value, former]);
  const options = useMemo(() => toOptions(items), [items]);
  const begin = useEffectEvent(() => request.ask((signal) => load(first, { signal })));
  useEffect(() => begin(), []);

  const choose = (names: readonly string[]) => {
    const wanted = new Set(names);
    const picked = items.filter(({ name }) => wanted.has(name));
    if (picked.length > 0) onChoose(picked);
  };
  const label = isMultiple ? labels.several : labels.second;
  const shared = {
    'data-part': 'form-field second',
    label,
    isLabelHidden: true,
    isRequired,
    placeholder: label,
    options,
    isLoading: request.status === 'loading',
    loadingText: labels.loading,
    emptyText: items.length === 0 ? labels.empty : labels.noMatches,
    inputRef: (input: HTMLInputElement | null) => {
      focusRef.current = input;
    },
  };

  return (
    <>
      <StepLine data-step="second">
        <FirstChoice data-part="first-choice">
          <SelectorIcon mode={mode} />
          <LongText as={PromptText} text={labelOf(first)} />
          <TextButton type="button" data-part="change" onClick={onBack}>
            {labels.change}
          </TextButton>
        </FirstChoice>
        {isMultiple ? (
          <>
            <MultiSelect {...shared} value={chosen} onValueChange={setChosen} />
            <Button isDisabled={chosen.length === 0} onClick={() => choose(chosen)}>
              {labels.done}
            </Button>
          </>
        ) : (
          <Combobox {...shared} value={null} onValueChange={(name) => choose(name === null ? [] : [name])} />
        )}
      </StepLine>
      {request.status === 'failed' && (
        <StepFailure
          text={labels.loadFailed}
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
