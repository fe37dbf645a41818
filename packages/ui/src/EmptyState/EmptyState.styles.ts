import { styled } from 'styled-components';

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 40px 24px;
  text-align: center;
`;

export const StateIcon = styled.span`
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-end: 8px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);
  color: var(--st-text-muted);

  &[data-tone='bad'] {
    border-color: transparent;
    background: var(--st-bad-soft);
    color: var(--st-bad);
  }
`;

export const StateTitle = styled.h2`
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
`;

export const StateText = styled.div`
  max-width: 28rem;
  color: var(--st-text-muted);
  overflow-wrap: anywhere;
`;

export const StateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-block-start: 12px;
`;
