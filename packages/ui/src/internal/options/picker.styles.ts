import { styled } from 'styled-components';
import { bareControl, controlFrame, innerButton, oneLine, valueChip } from '../control.styles.ts';

/** The closed state of a Combobox, and what a MultiSelect has in common with it. Its parts are plain elements, distinguished by `data-part`. */
export const PickerFrame = styled.div`
  ${controlFrame}

  > [data-part='input'] {
    ${bareControl}
  }

  &[data-filter] > [data-part='input']:not(:focus)::placeholder {
    color: var(--st-text);
  }

  &[data-filter][data-chosen] > [data-part='input']:not(:focus) {
    flex: 0 1 auto;
    field-sizing: content;
    width: auto;
    min-height: 22px;
    margin-inline-start: 8px;
    padding: 1px 8px;
    border-radius: 5px;
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-size: 0.8125rem;
    font-weight: var(--st-weight-strong);
  }

  > [data-part='end'] {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: 2px;
    margin-inline-start: auto;
    padding-inline-end: 3px;
  }

  [data-part='toggle'] {
    ${innerButton}
  }

  [data-part='toggle'] > svg {
    width: 16px;
    height: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='toggle']:disabled {
    cursor: default;
  }
`;

/** The closed state of a MultiSelect. */
export const MultiPickerFrame = styled(PickerFrame)`
  flex-wrap: wrap;
  gap: 3px;
  padding-inline-end: 58px;

  > [data-part='input'] {
    flex: 1 1 4rem;
    width: 4rem;
  }

  &[data-chosen]:not(:focus-within) > [data-part='input'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    width: 24px;
    height: 24px;
    min-height: 0;
    padding: 0;
  }

  > [data-part='end'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    height: calc(var(--st-control-height) - 2px);
  }

  &:not(:focus-within) [data-extra],
  &:focus-within [data-at-rest] {
    display: none;
  }
`;

/** What is chosen in a MultiSelect. */
export const PickerChips = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  min-width: 0;
  max-width: 100%;
  max-height: 8.5rem;
  margin: 0;
  padding: 3px 0 3px 4px;
  overflow-y: auto;
  padding-inline: 4px 0;
  list-style: none;

  [data-part='chip'] {
    ${valueChip}
    max-width: 16rem;
  }

  [data-part='chip']:has(button) {
    padding-inline-end: 0;
  }

  [data-part='chip'] > span {
    ${oneLine}
  }

  [data-part='remove'] {
    ${innerButton}
    color: inherit;
  }

  [data-part='more'] {
    padding-inline: 4px;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 24px;
    font-weight: var(--st-weight-strong);
  }
`;
