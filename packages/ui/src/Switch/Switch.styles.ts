import { styled } from 'styled-components';
import { choiceInput, choiceRow, choiceText } from '../internal/choice.styles.ts';
import { fieldNotes } from '../internal/fieldNotes.styles.ts';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';

export const SwitchRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  min-width: 0;
`;

export const SwitchRow = styled.label`
  ${choiceRow}
  gap: 10px;

  &[data-disabled] {
    color: var(--st-text-muted);
  }

  &[data-disabled],
  &[data-read-only] {
    cursor: default;
  }

  &[data-pending] {
    cursor: progress;
  }
`;

export const SwitchTrack = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  width: 32px;
  height: 18px;
  margin-block: 1px;
`;

export const SwitchInput = styled.input`
  ${choiceInput}
  width: 100%;
  height: 100%;
  border-radius: 9px;
  transition:
    background-color var(--st-motion-base) ease-out,
    border-color var(--st-motion-fast) ease-out;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--st-line-control);
    transition:
      inset-inline-start var(--st-motion-base) ease-out,
      background-color var(--st-motion-base) ease-out;
  }

  ${SwitchRow}:hover &:enabled {
    border-color: var(--st-accent);
  }

  &:checked {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  &:checked::before {
    inset-inline-start: 17px;
    background: var(--st-on-accent);
  }

  &[aria-invalid] {
    border-color: var(--st-bad);
  }

  &[aria-readonly],
  ${SwitchRow}:hover &[aria-readonly]:enabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &[aria-readonly]:checked::before {
    background: var(--st-text);
  }

  &:disabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &:disabled::before {
    background: var(--st-line-strong);
  }

  &:disabled:checked::before {
    background: var(--st-text-faint);
  }

  &[aria-busy]::before {
    background: none;
  }

  @media (forced-colors: active) {
    &::before,
    &:checked::before {
      background: CanvasText;
    }
  }
`;

export const SwitchSpinner = styled(SpinnerRing)`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 3px;
  width: 12px;
  height: 12px;
  color: var(--st-text-muted);
  pointer-events: none;

  :checked + & {
    inset-inline-start: 17px;
    color: var(--st-on-accent);
  }
`;

export const SwitchText = styled.span`
  ${choiceText}
`;

export const SwitchNotes = styled.div`
  padding-inline-start: 42px;

  &[data-label-hidden] {
    padding-inline-start: 0;
  }

  ${fieldNotes}

  && > p[data-part] {
    margin-block-start: 0;
  }
`;
