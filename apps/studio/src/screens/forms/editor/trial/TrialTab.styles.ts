import { styled } from 'styled-components';

/** The form, and what follows from what is entered beside it; below it where there is little room. */
export const TrialRoot = styled.div`
  container: trial / inline-size;
  inline-size: 100%;
  padding-block: var(--st-space-4) var(--st-space-6);
`;

export const TrialHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-3) var(--st-space-6);
  align-items: flex-end;
  margin-block-end: var(--st-space-4);

  & p {
    flex: 1 1 20rem;
    margin: 0;
    color: var(--st-text-muted);
  }
`;

export const TrialColumns = styled.div`
  & > * {
    min-inline-size: 0;
  }

  & > * + * {
    margin-block-start: var(--st-space-4);
  }

  @container trial (inline-size >= 56rem) {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 2fr);
    gap: var(--st-space-6);
    align-items: start;

    & > * + * {
      margin-block-start: 0;
    }
  }
`;

export const Results = styled.aside`
  /* Below a long form it is out of sight: hundreds of lines are neither laid out nor painted at each key. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 60rem;
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  padding: var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow-wrap: anywhere;

  & h3,
  & h4 {
    margin: 0 0 var(--st-space-2);
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  & p {
    margin: 0;
  }

  & p + p {
    margin-block-start: var(--st-space-1);
  }

  & [data-part='muted'] {
    color: var(--st-text-muted);
  }

  & [data-part='fields'] {
    display: grid;
    gap: var(--st-space-3);
    margin-block-start: var(--st-space-2);
  }
`;

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-block-start: var(--st-space-1);
    padding-inline-start: var(--st-space-4);
    border-inline-start: 2px solid var(--st-line);
  }

  & summary {
    cursor: pointer;
  }

  /* A line that leads to a place has all of its words. */
  & > li > button {
    text-align: start;

    [data-part='text'] {
      white-space: normal;
    }
  }

  & [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-2);
    margin-block-start: var(--st-space-1);
  }

  & summary:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }

  & em {
    color: var(--st-text-muted);
    font-style: normal;
  }
`;

/** What keeps a case: its name, and the button beside it. */
export const CaseTools = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: flex-end;
  margin-block-start: var(--st-space-2);

  & > :first-child {
    flex: 1 1 10rem;
  }
`;

/** What is expected of a case: a line a field, with what takes it away. */
export const Expected = styled.div`
  display: grid;
  gap: var(--st-space-2);
  margin-block-start: var(--st-space-2);

  & [data-part='expected'] {
    display: flex;
    gap: var(--st-space-2);
    align-items: flex-end;
  }

  & [data-part='expected'] > :first-child {
    flex: 1 1 10rem;
  }
`;

/** The mark of a result: its shape says what its colour says. */
export const Mark = styled.span`
  display: inline-flex;
  margin-inline-end: var(--st-space-1);
  color: var(--st-text-muted);
  vertical-align: -3px;

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
