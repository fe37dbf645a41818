import { styled } from 'styled-components';

export const TableRoot = styled.div`
  display: grid;
  gap: var(--st-space-2);
  min-width: 0;
`;

export const Note = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  margin: 0;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }
`;
