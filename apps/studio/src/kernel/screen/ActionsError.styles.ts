import styled from 'styled-components';

export const ActionsErrorRoot = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: var(--st-space-3);
  color: var(--st-bad);
`;
