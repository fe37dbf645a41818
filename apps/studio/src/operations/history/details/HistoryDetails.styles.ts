import { styled } from 'styled-components';

export const DetailsRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--st-space-3);
  min-height: 14rem;
`;

export const EntryFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--st-space-3);
  color: var(--st-text-muted);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const EntryMessage = styled.p`
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
`;
