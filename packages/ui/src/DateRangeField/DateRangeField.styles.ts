import { styled } from 'styled-components';

export const RangeEnds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.25rem, 100%), 1fr));
  align-items: start;
  gap: 8px;
  min-width: 0;
`;

export const RangeTabs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  width: 224px;
  margin-block-end: 8px;
`;

export const RangeTab = styled.button`
  display: flex;
  flex-direction: column;
  align-items: start;
  min-width: 0;
  padding: 4px 8px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--st-accent);
    background: var(--st-accent-soft);
  }

  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const RangeTabName = styled.span`
  max-width: 100%;
  overflow: hidden;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-pressed='true'] > & {
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }
`;
