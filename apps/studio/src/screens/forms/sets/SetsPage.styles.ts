import styled from 'styled-components';

/** The list of sets, and beside it what is in one of them; below it where there is little room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(33rem, 2fr) minmax(0, 3fr);
  gap: var(--st-space-6);
  align-items: start;
  padding-block-start: var(--st-space-4);

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The list with its pages. */
export const Listed = styled.div`
  display: grid;
  gap: var(--st-space-3);
  min-inline-size: 0;

  td {
    white-space: nowrap;
  }

  a {
    color: var(--st-accent);
  }

  [aria-current='true'] {
    font-weight: var(--st-weight-strong);
  }

  tr:has([aria-current='true']) {
    background: var(--st-accent-soft);
  }
`;

/** One set: its head, and what it held or what differs. */
export const Opened = styled.section`
  display: grid;
  gap: var(--st-space-4);
  min-inline-size: 0;

  a {
    color: var(--st-accent);
  }

  h2 {
    margin: 0;
    font-size: var(--st-text-lg);
    font-weight: var(--st-weight-strong);
  }

  > p {
    margin: 0;
    color: var(--st-text-muted);
  }
`;

/** What a set held: names break where their words begin, and only where that is not enough within them. */
export const HeldList = styled.div`
  min-inline-size: 0;

  tbody th {
    min-inline-size: 9.5rem;
    overflow-wrap: anywhere;
  }
`;

/** What a form is now, and the link to it: below it where there is little room. */
export const Now = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--st-space-3);
  justify-content: space-between;

  > :first-child {
    white-space: nowrap;
  }

  /* Where the list has the page to itself, rows are one line high. */
  @media (min-width: 768px) and (max-width: 1279px) {
    flex-wrap: nowrap;
  }
`;

/** What it is compared with, and what is looked for in it. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-3);
  align-items: start;

  > * {
    flex: 1 1 14rem;
    max-inline-size: 26rem;
  }

  /* Beside the control, not beside its label. */
  > [data-part='before'] {
    padding-block-start: calc(var(--st-space-6) - 2px);
  }
`;
