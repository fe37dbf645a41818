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

export const Warning = styled.p`
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-inline-start: 3px solid var(--st-warning);
  border-radius: var(--st-radius-control);
`;
