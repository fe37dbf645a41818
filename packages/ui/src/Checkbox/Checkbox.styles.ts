import { styled } from 'styled-components';
import { choiceInput, choiceRow, choiceText } from '../internal/choice.styles.ts';
import { fieldNotes } from '../internal/fieldNotes.styles.ts';

export const CheckboxRoot = styled.div`
  display: inline-flex;
  flex-direction: column;
  align-items: start;
  min-width: 0;
`;

export const CheckboxRow = styled.label`
  ${choiceRow}

  [data-disabled] > & {
    color: var(--st-text-muted);
    cursor: default;
  }

  [data-read-only] > & {
    cursor: default;
  }
`;

export const CheckboxBox = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 4px;
  margin-inline-end: 0;

  ${CheckboxRoot}[data-label-hidden] & {
    margin-inline: 4px;
  }

  svg {
    position: absolute;
    inset: 2px;
    width: 12px;
    height: 12px;
    color: var(--st-on-accent);
    stroke-width: 3;
    pointer-events: none;
  }
`;

export const CheckboxInput = styled.input`
  ${choiceInput}
  width: 100%;
  height: 100%;
  border-radius: 4px;
  transition: background-color var(--st-motion-fast) ease-out;

  ${CheckboxRow}:hover &:enabled {
    border-color: var(--st-accent);
  }

  &:checked,
  &:indeterminate {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  &[aria-invalid] {
    border-color: var(--st-bad);
  }

  &[aria-readonly],
  ${CheckboxRow}:hover &[aria-readonly]:enabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &[aria-readonly] + svg {
    color: var(--st-text);
  }

  &:disabled {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &:disabled:checked,
  &:disabled:indeterminate {
    background: var(--st-text-faint);
    border-color: transparent;
  }

  &:disabled + svg {
    color: var(--st-surface);
  }

  @media (forced-colors: active) {
    & + svg,
    &:disabled + svg {
      color: CanvasText;
    }
  }
`;

export const CheckboxText = styled.span`
  ${choiceText}
`;

export const CheckboxNoteList = styled.div`
  padding-inline-start: 28px;

  [data-label-hidden] > & {
    padding-inline-start: 4px;
  }

  ${fieldNotes}

  && > p[data-part] {
    margin-block-start: 0;
  }
`;
