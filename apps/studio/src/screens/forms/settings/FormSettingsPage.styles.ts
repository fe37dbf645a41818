import { styled } from 'styled-components';

/** Status and version in one line above the settings. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-2);
  margin: 0 0 var(--st-space-4);

  & > dt {
    color: var(--st-text-muted);
  }

  & > dd {
    margin: 0 var(--st-space-4) 0 0;
    font-variant-numeric: tabular-nums;
    font-weight: var(--st-weight-strong);
  }
`;
