import { IconButton, Tooltip, VisuallyHidden } from '@studio/ui';
import { truncateText } from '@studio/ui/internal';
import X from 'lucide-react/icons/x';
import { type ReactElement, type RefObject, useId } from 'react';
import type { TwoStepSelectorLabels } from './labels.ts';
import { longestInTooltip, promptLimit, promptOf, tooltipFrom } from './model/prompt.ts';
import { SelectorIcon } from './SelectorIcon.tsx';
import { ChosenFrame, PromptLine, PromptText, TextButton } from './TwoStepSelector.styles.ts';
import type { SelectorMode, TwoSteps } from './types.ts';

export interface ChosenPromptProps {
  readonly mode: SelectorMode;
  readonly value: TwoSteps;
  readonly isLocked: boolean;
  readonly isInvalid: boolean;
  readonly labels: TwoStepSelectorLabels;
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly onChange: () => void;
  readonly onClear: () => void;
}

/** The choice in one line, and what can be done to it. */
export function ChosenPrompt(props: ChosenPromptProps): ReactElement {
  const { mode, value, isLocked, isInvalid, labels, focusRef, onChange, onClear } = props;
  const id = useId();
  const prompt = promptOf(value);
  const shown = truncateText(prompt, promptLimit);
  const isCut = shown !== prompt;
  return (
    <ChosenFrame data-part="chosen" data-locked={isLocked || undefined} data-invalid={isInvalid || undefined}>
      <Tooltip
        content={truncateText(prompt, longestInTooltip)}
        isDisabled={truncateText(prompt, tooltipFrom) === prompt}
        isDescription={false}
      >
        <PromptLine>
          <SelectorIcon mode={mode} />
          <PromptText data-part="prompt" aria-hidden={isCut || undefined} id={isCut ? undefined : id}>
            {shown}
          </PromptText>
          {isCut && <VisuallyHidden id={id}>{prompt}</VisuallyHidden>}
          {!isLocked && (
            <TextButton
              type="button"
              data-part="change"
              aria-describedby={id}
              onClick={onChange}
              ref={(button) => {
                focusRef.current = button;
              }}
            >
              {labels.change}
            </TextButton>
          )}
        </PromptLine>
      </Tooltip>
      {!isLocked && (
        <IconButton
          size="sm"
          data-part="clear"
          label={labels.clear}
          icon={<X size={14} />}
          aria-describedby={id}
          onClick={onClear}
        />
      )}
    </ChosenFrame>
  );
}
