import { css } from 'styled-components';

/**
 * The look of a button in a column's head that sorts by that column. Its arrow, an `svg`, shows while the button is pointed at or
 * focused, and while the head has `aria-sort`.
 */
export const sortButton = css`
  display: inline-flex;
  align-items: center;
  padding: 0 6px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: var(--st-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  svg {
    flex: none;
    visibility: hidden;
  }

  &:hover svg,
  &:focus-visible svg,
  [aria-sort] > & svg {
    visibility: visible;
  }
`;
