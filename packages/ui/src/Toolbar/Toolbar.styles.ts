import { styled } from 'styled-components';

export const ToolbarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
