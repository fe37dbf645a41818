import { styled } from 'styled-components';

export const ColumnsRoot = styled.div`
  display: grid;
  gap: var(--st-space-2);
  justify-items: start;
  min-width: 0;
`;

export const ColumnRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem auto auto;
  gap: var(--st-space-1);
  align-items: center;
  width: 100%;

  &[data-read-only] {
    grid-template-columns: minmax(0, 1fr) 5.5rem;
  }
`;
