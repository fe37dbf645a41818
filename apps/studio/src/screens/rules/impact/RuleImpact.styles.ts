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
`;
