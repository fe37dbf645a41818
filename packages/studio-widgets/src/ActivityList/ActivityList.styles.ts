import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: inline-flex;
  flex: none;
`;

export const Title = styled.h2`
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  padding-block-end: var(--st-space-2);
  border-block-end: 1px solid var(--st-line);
  font-weight: var(--st-weight-strong);
`;

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  max-block-size: 22rem;
  margin-inline: calc(-1 * var(--st-space-2));
  padding: var(--st-space-3) var(--st-space-2);
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--st-space-3);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: var(--st-weight-medium);
  }

  & > time {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-md);
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }

  & > p {
    grid-column: 1 / -1;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
`;

export const Empty = styled.p`
  padding-block: var(--st-space-6);
  color: var(--st-text-muted);
  text-align: center;
`;

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-start: var(--st-space-2);
  border-block-start: 1px solid var(--st-line);
`;
