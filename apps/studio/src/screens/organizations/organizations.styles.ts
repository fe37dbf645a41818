import styled from 'styled-components';

/** Shown in place of a name. */
export const Nameless = styled.em`
  color: var(--st-text-muted);
  font-style: italic;
`;

/** What is shown in place of a name, with when it was changed last: that distinguishes drafts from each other. */
export const Unnamed = styled.span`
  & small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

/** Links of a cell, side by side. */
export const Fields = styled.span`
  display: inline-flex;
  gap: var(--st-space-3);
  max-inline-size: 100%;
  overflow: hidden;

  & > span {
    display: inline-flex;
    gap: var(--st-space-1);
    align-items: baseline;
    min-inline-size: 0;
  }

  & a {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;
