import { styled } from 'styled-components';

export const FailureLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-2);
  margin: 0 0 var(--st-space-3);
  color: var(--st-bad);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
