import { styled } from 'styled-components';
import { bareControl, controlFrame, innerButton, oneLine } from '../internal/control.styles.ts';

export const NumberFrame = styled.div`
  ${controlFrame}
  cursor: text;
`;

export const NumberInput = styled.input`
  ${bareControl}
  flex: 1 1 0;
  width: auto;
  min-width: min(100%, var(--number-width) + 22px);
  direction: ltr;
  font-variant-numeric: tabular-nums;

  ${NumberFrame}:dir(rtl) & {
    text-align: right;
  }

  [data-with-steppers] > & {
    min-width: min(100% - 52px, var(--number-width) + 22px);
  }
`;

export const NumberUnit = styled.span`
  flex: 0 1 auto;
  ${oneLine}
  padding-inline-end: 10px;
  color: var(--st-text-muted);
  -webkit-user-select: none;
  user-select: none;

  [data-with-steppers] > & {
    padding-inline-end: 6px;
  }
`;

export const NumberSteppers = styled.span`
  display: inline-flex;
  flex: none;
  gap: 1px;
  padding-inline-end: 3px;
`;

export const NumberStepper = styled.button`
  ${innerButton}
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;

  &:hover {
    background: var(--st-hover);
    color: var(--st-text);
  }

  &:active {
    background: var(--st-line);
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--st-text-muted);
    opacity: 0.4;
    cursor: default;
  }
`;
