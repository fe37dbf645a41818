import { styled } from 'styled-components';

export const NotConfigured = styled.p`
  padding-block: var(--st-space-8);
  color: var(--st-text-muted);
  text-align: center;
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  min-height: 264px;
`;
