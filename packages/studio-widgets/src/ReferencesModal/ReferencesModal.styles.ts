import { oneLine } from '@studio/ui/internal';
import { styled } from 'styled-components';
import { tableHead, tableRow, tableScroller } from '../shared/table/table.styles.ts';

export const Message = styled.p`
  margin: 0;
  overflow-wrap: anywhere;

  & + * {
    margin-block-start: var(--st-space-3);
  }
`;

export const Failure = styled.p`
  margin-block: var(--st-space-3) 0;
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;

export const Scroller = styled.div`
  --references-columns: minmax(0, 10rem) minmax(0, 1fr) minmax(0, 6rem);

  max-height: min(420px, 50vh);
  ${tableScroller}

  &[data-with-status] {
    --references-columns: minmax(0, 11rem) minmax(0, 1fr) minmax(0, 5rem) minmax(0, 8.5rem);
  }
`;

export const Head = styled.div`
  ${tableHead}
  z-index: 1;
  grid-template-columns: var(--references-columns);
`;

export const HeadCell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  height: 32px;
  padding-inline: 6px;
`;

export const Body = styled.div`
  position: relative;
`;

export const Row = styled.div`
  ${tableRow}
  grid-template-columns: var(--references-columns);

  &:hover {
    background: var(--st-hover);
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: 12px;

  > * {
    ${oneLine}
  }

  > a {
    color: var(--st-accent);
    text-underline-offset: 3px;
  }

  > a:focus-visible {
    outline-offset: -2px;
  }

  &[data-column='version'] {
    font-variant-numeric: tabular-nums;
  }
`;
