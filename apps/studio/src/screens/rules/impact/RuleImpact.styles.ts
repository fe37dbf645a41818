import { styled } from 'styled-components';
import { tableCells } from '../ruleTables.styles.ts';

/** A list that scrolls by itself. */
export const ImpactRoom = styled.div`
  max-height: 18rem;
  margin-block-start: var(--st-space-2);
  overflow: auto;

  & table {
    ${tableCells}
  }

  /* What follows is long, and what it was may be a word: that is not broken into letters. */
  & th,
  & td {
    overflow-wrap: break-word;
  }

  & th:not(:last-child),
  & td:not(:last-child) {
    min-width: 6rem;
  }
`;
