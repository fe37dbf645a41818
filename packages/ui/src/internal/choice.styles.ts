import { css } from 'styled-components';

/** The label around a box, a switch or a radio and its words: all of it can be pressed. */
export const choiceRow = css`
  position: relative;
  display: inline-flex;
  align-items: start;
  gap: 8px;
  max-width: 100%;
  min-width: 24px;
  min-height: 24px;
  padding-block: 2px;
  cursor: pointer;
`;

/** The native input of a choice, drawn by us. */
export const choiceInput = css`
  appearance: none;
  margin: 0;
  border: 1px solid var(--st-line-control);
  background: var(--st-surface);
  cursor: inherit;
`;

/** The words of a choice. */
export const choiceText = css`
  min-width: 0;
  line-height: var(--st-leading-md);
  overflow-wrap: anywhere;
`;
