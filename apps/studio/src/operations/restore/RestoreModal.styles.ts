import { styled } from 'styled-components';

export const Success = styled.p`
  display: flex;
  gap: var(--st-space-2);
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-good);
  }
`;
