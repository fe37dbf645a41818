import { styled } from 'styled-components';

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  flex: none;
  margin-block-start: -1px;
  border-block-start: 1px solid var(--st-line);
  background: var(--st-surface);
`;

export const FootLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--st-space-4);
  align-items: center;
  min-block-size: 44px;
  padding: 5px var(--st-space-3);
`;

export const Count = styled.div`
  display: flex;
  margin-inline-end: auto;
  align-items: center;
  min-inline-size: 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: var(--st-leading-md);
  font-variant-numeric: tabular-nums;

  & > :not(:empty) + * {
    margin-inline-start: var(--st-space-2);
  }
`;

export const Failure = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--st-space-1) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-bad-soft);
  color: var(--st-text);

  & > svg {
    flex: none;
    color: var(--st-bad);
  }

  & > p {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    font-weight: var(--st-weight-strong);
  }
`;
