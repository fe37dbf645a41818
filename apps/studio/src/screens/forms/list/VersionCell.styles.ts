import { styled } from 'styled-components';

export const VersionParts = styled.span`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
`;

export const VersionNumber = styled.span`
  min-inline-size: 1.25rem;
  font-variant-numeric: tabular-nums;
`;
