import { styled } from 'styled-components';

export const ErrorDetails = styled.details`
  width: min(36rem, 100%);
  margin-block-start: 16px;
  color: var(--st-text-muted);
  text-align: start;
`;

export const ErrorSummary = styled.summary`
  width: fit-content;
  margin-inline: auto;
  padding: 2px 6px;
  border-radius: 4px;
  font-size: 0.8125rem;
  cursor: pointer;
`;

export const ErrorText = styled.pre`
  max-height: 12rem;
  margin: 8px 0 0;
  padding: 8px 12px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
