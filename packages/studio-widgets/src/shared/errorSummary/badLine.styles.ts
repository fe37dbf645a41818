import { css } from 'styled-components';

/** A line that says what is wrong, after its icon. */
export const badLine = css`
  display: flex;
  gap: var(--st-space-2);
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-bad-soft);
  color: var(--st-bad);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
