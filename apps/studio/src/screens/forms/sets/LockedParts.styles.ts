import { styled } from 'styled-components';

/** What is locked: one setting a line, in two columns where there is room for them. */
export const Locks = styled.details`
  > summary {
    cursor: pointer;
  }

  > ul {
    display: grid;
    gap: var(--st-space-2);
    margin: var(--st-space-2) 0 0;
    padding-inline-start: var(--st-space-5);
    list-style: disc;
  }

  ul ul {
    margin: var(--st-space-1) 0 0;
    padding-inline-start: var(--st-space-5);
    list-style: circle;
    columns: 14rem 2;
    column-gap: var(--st-space-5);
  }

  ul ul > li {
    break-inside: avoid;
  }
`;
