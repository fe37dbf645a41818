import { styled } from 'styled-components';
import { choiceInput, choiceRow, choiceText } from '../internal/choice.styles.ts';

export const RadioList = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 4px;
  min-width: 0;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    gap: 4px 20px;
  }
`;

export const RadioOptionRoot = styled.label`
  ${choiceRow}

  &[data-disabled] {
    color: var(--st-text-muted);
  }

  &[data-disabled],
  &[data-read-only] {
    cursor: default;
  }
`;

export const RadioInput = styled.input`
  ${choiceInput}
  flex: none;
  display: grid;
  place-content: center;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  border-radius: 50%;
  transition: border-color var(--st-motion-fast) ease-out;

  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
  }

  ${RadioOptionRoot}:hover &:enabled {
    border-color: var(--st-accent);
  }

  &:checked {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  &:checked::before {
    background: var(--st-on-accent);
  }

  [data-invalid] > ${RadioOptionRoot} > &:not(:checked) {
    border-color: var(--st-bad);
  }

  [data-read-only] > & {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  ${RadioOptionRoot}[data-read-only]:hover > &:enabled {
    border-color: var(--st-line-strong);
  }

  [data-read-only] > &:checked::before {
    background: var(--st-text);
  }

  &:disabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &:disabled:checked::before {
    background: var(--st-text-faint);
  }

  @media (forced-colors: active) {
    &:checked::before,
    &:disabled:checked::before {
      background: CanvasText;
    }
  }
`;

export const RadioText = styled.span`
  ${choiceText}
`;

export const RadioHint = styled.span`
  display: block;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;
