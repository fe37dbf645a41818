import { styled } from 'styled-components';
import { tableCells } from '../../ruleTables.styles.ts';

/** The panel beside or below the rule. */
export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  min-width: 0;
  padding: var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;

  & h2 {
    margin: 0;
    font-size: 1rem;
    line-height: 1.5rem;
  }

  & p {
    flex: 1;
    margin: 0;
    color: var(--st-text-muted);
  }

  & > [data-part='tools'] {
    flex-basis: 100%;
  }
`;

/** What is deployed, and what the marks are. */
export const PanelFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-4);
  justify-content: space-between;
  padding-block-start: var(--st-space-3);
  border-block-start: 1px solid var(--st-line);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1) var(--st-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: inline-flex;
    gap: var(--st-space-1);
    align-items: center;
  }
`;

/** The mark of an outcome: its shape says what its colour says. */
export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  color: var(--st-text-muted);

  &[data-tone='good'] {
    color: var(--st-good);
  }

  &[data-tone='bad'] {
    color: var(--st-bad);
  }

  &[data-tone='warning'] {
    color: var(--st-warning);
  }
`;

export const Detail = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);

  & h3 {
    margin: 0;
    font-size: 0.75rem;
    line-height: 1rem;
  }

  & p {
    margin: 0;
  }

  & > [data-part='says'] {
    display: flex;
    gap: var(--st-space-2);
    font-weight: 600;
  }

  & > [data-part='says'] > span:first-child {
    flex: none;
    align-self: flex-start;
    min-height: 1.25rem;
  }

  & dl {
    margin: 0;
  }

  & dl > div {
    display: grid;
    grid-template-columns: minmax(8rem, 3fr) 2fr;
    gap: var(--st-space-2);
    padding-block: var(--st-space-1);
    border-block-end: 1px solid var(--st-line);
  }

  & dl[data-part='actions'] > div {
    grid-template-columns: auto 1fr;
  }

  & dt {
    overflow-wrap: anywhere;
    color: var(--st-text-muted);
  }

  & dd {
    margin: 0;
  }

  & ul {
    max-height: 8rem;
    margin: 0;
    padding-inline-start: var(--st-space-5);
    overflow: auto;
  }

  & caption {
    padding-block-end: var(--st-space-1);
    color: var(--st-text-muted);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1rem;
    text-align: start;
  }

  & [data-number] {
    width: 9rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & tr[aria-current] > * {
    background: var(--st-selection);
  }
`;

/** How far a run is. */
export const Progress = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  font-variant-numeric: tabular-nums;

  & progress {
    flex: 1;
    min-width: 8rem;
    accent-color: var(--st-accent);
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
`;

/** What is not understood of a table that is imported. */
export const LeftOutNote = styled.div`
  display: flex;
  gap: var(--st-space-2);
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-warning-soft);

  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-warning);
  }

  & p {
    margin: 0;
    font-weight: 600;
  }

  & ul {
    max-height: 8rem;
    margin: 0;
    padding: 0;
    list-style: none;
    overflow: auto;
    overflow-wrap: anywhere;
  }
`;

/** The fields of a case, and the columns of a table that is imported. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);

  & table {
    ${tableCells}

    & th,
    & td {
      vertical-align: middle;
    }
  }

  & p {
    margin: 0;
  }
`;
