import styled from 'styled-components';

export const Words = styled.section`
  display: grid;
  gap: var(--st-space-2);
  align-content: start;
  align-self: start;
  position: sticky;
  inset-block-start: var(--st-space-4);
  min-inline-size: 0;

  > h2 {
    margin: 0;
    font-size: var(--st-text-md);
  }

  > p {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  > ul {
    display: grid;
    gap: var(--st-space-1);
    margin: 0;
    padding-inline-start: var(--st-space-5);
    list-style: disc;
  }
`;
