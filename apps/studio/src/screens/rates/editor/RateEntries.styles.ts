import styled from 'styled-components';

/** The bar above the entries: how many there are, what is wrong, and what can be done with many. */
export const EntriesBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  padding-block: var(--st-space-2);

  > h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-2);
    align-items: center;
    margin-inline-start: auto;
  }

  [data-part='faults'] {
    color: var(--st-bad);
  }
`;

/** The grid, in a room of its own that scrolls. */
export const GridRoom = styled.div`
  display: flex;
  flex-direction: column;
  block-size: max(22rem, 100dvh - 12.5rem);
  min-inline-size: 0;

  /* The actions have a line of their own there. */
  @media (width < 1080px) {
    block-size: max(22rem, 100dvh - 14.5rem);

    /* Names of locations and products go on in a second line. */
    tbody > tr:not([data-open]) > [data-column] {
      font-size: 0.8125rem;
    }

    tbody > tr:not([data-open]) > :is([data-column='0'], [data-column='1'], [data-column='2']) {
      line-height: 1.0625rem;
      white-space: normal;
      align-content: safe center;
    }
  }
`;

/** What could not be loaded, and the button that retries. */
export const Failure = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  margin: 0;
  padding-block-end: var(--st-space-2);
  color: var(--st-bad);
`;
