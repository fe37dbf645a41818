import styled from 'styled-components';

export const TryItRoot = styled.div`
  display: grid;
  gap: var(--st-space-4);

  p {
    margin: 0;
    color: var(--st-text-muted);
  }
`;

export const Answer = styled.section`
  display: grid;
  gap: var(--st-space-2);
  padding-block-start: var(--st-space-4);
  border-block-start: 1px solid var(--st-line);

  &[aria-busy='true'] li {
    color: var(--st-text-muted);
  }

  h3 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
    line-height: var(--st-leading-md);
  }

  h4 {
    margin: var(--st-space-2) 0 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
    line-height: var(--st-leading-sm);
    overflow-wrap: anywhere;
  }
`;

export const OfferedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const OfferedItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, max-content) auto;
  gap: var(--st-space-3);
  align-items: baseline;
  padding-block: 6px;
  border-block-end: 1px solid var(--st-line);
  overflow-wrap: anywhere;

  [data-part='value'] {
    color: var(--st-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;
