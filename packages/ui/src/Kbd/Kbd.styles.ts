import { styled } from 'styled-components';

export const KbdRoot = styled.kbd`
  display: inline-block;
  padding: 0 5px;
  border: 1px solid var(--st-line-strong);
  border-block-end-width: 2px;
  border-radius: 4px;
  background: var(--st-surface);
  color: var(--st-text-muted);
  font-family: var(--st-font-sans);
  font-size: 0.6875rem;
  line-height: 1rem;
  font-weight: var(--st-weight-medium);
  white-space: nowrap;
`;
