import { styled } from 'styled-components';

export const ErrorSummaryRoot = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 24px;
  margin: 0;
  padding: 2px 6px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  cursor: pointer;

  &:hover {
    background: var(--st-bad-soft);
  }

  svg {
    flex: none;
  }
`;
