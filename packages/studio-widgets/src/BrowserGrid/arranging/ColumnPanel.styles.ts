import { styled } from 'styled-components';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: min(28rem, 70vh);
`;

export const Items = styled.ul`
  flex: 0 1 auto;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(4, 24px);
  gap: var(--st-space-1);
  align-items: center;
  min-block-size: 32px;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--st-space-2);
  align-items: start;
  margin-block-start: var(--st-space-2);
  padding-block-start: var(--st-space-2);
  border-block-start: 1px solid var(--st-line);
`;
