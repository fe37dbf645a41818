import styled from 'styled-components';
import { ListGroup, ListGroups } from '../../../kernel/object/plain/PlainForm.styles.ts';

/** Groups below one another. */
export const Groups = styled(ListGroups)`
  container-type: inline-size;
`;

/** One group and its files. */
export const Group = styled(ListGroup)`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--st-space-1) var(--st-space-4);
    align-items: center;
    padding: var(--st-space-2) var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
  }

  li:last-child {
    border-block-end: 0;
  }

  li:focus-within {
    background: var(--st-sunken);
  }

  li:has([data-drop-target]) {
    background: var(--st-accent-soft);
  }

  [data-part='label'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='label'] small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  @container (max-width: 559px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
