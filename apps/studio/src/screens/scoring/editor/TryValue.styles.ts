import styled from 'styled-components';

export const Trial = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 12rem) minmax(0, 1fr);
  gap: var(--st-space-3);
  align-items: end;
  padding: var(--st-space-3) var(--st-space-4);
  background: var(--st-accent-soft);

  p {
    margin: 0;
    padding-block-end: var(--st-space-2);
    font-weight: var(--st-weight-strong);
  }

  [data-tone='good'] {
    color: var(--st-good);
  }

  [data-tone='bad'] {
    color: var(--st-bad);
  }
`;
