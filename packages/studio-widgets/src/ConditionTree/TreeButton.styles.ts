import { styled } from 'styled-components';

/** A button of a row. Its `data-tip` is shown by the tree's own tooltip, so that a row needs none of its own. */
export const TreeButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  box-sizing: border-box;
  width: var(--st-control-height);
  height: var(--st-control-height);
  padding: 0;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text-muted);
  font: inherit;
  font-size: 0.8125rem;
  font-weight: var(--st-weight-strong);
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--st-sunken);
    color: var(--st-text);
  }

  [data-odd] ~ * &:hover:not(:disabled) {
    background: var(--st-line);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    color: var(--st-bad);
  }

  &[data-part='delete']:hover {
    color: var(--st-bad);
  }

  &[data-small] {
    width: 24px;
    height: 24px;
  }

  &[data-wide] {
    width: auto;
    padding-inline: 8px;
  }

  &:disabled {
    cursor: default;
  }
`;
