import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: var(--st-space-3);
`;

export const Answer = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: var(--st-space-3);
  margin-block-start: var(--st-space-4);
  min-block-size: 6rem;

  > p {
    grid-column: 1 / -1;
    margin: 0;
  }

  h3 {
    margin: 0 0 var(--st-space-2);
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  ul {
    margin: 0;
    padding-inline-start: var(--st-space-4);
  }
`;
