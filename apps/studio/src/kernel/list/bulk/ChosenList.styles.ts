import styled from 'styled-components';

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  max-block-size: min(50vh, 24rem);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--st-space-2);
  min-inline-size: 0;

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Heading = styled.h2`
  margin: 0 0 var(--st-space-2);
  font-size: var(--st-text-md);
  font-weight: var(--st-weight-strong);
`;
