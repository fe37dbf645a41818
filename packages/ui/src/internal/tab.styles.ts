import { css } from 'styled-components';

/** A line of tabs along the foot of what is above it. */
export const tabLine = css`
  display: flex;
  gap: 4px;
  border-block-end: 1px solid var(--st-line);
  overflow: auto hidden;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

/** One tab; the current one is marked by \`aria-current\` or \`aria-selected\`. */
export const tab = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 40px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--st-radius-control) var(--st-radius-control) 0 0;
  background: none;
  color: var(--st-text-muted);
  font-size: var(--st-text-md);
  font-weight: var(--st-weight-medium);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--st-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='page'],
  &[aria-selected='true'] {
    color: var(--st-text);
    font-weight: var(--st-weight-strong);
  }

  &[aria-current='page']::after,
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--st-accent);

    @media (forced-colors: active) {
      background: Highlight;
    }
  }

  &[aria-disabled='true'] {
    color: var(--st-text-faint);
    cursor: default;
  }
`;
