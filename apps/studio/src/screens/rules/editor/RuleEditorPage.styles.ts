import { styled } from 'styled-components';

/** Priority, conditions and actions, one below the other; the test bench beside them where there is room for both. */
export const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
  align-items: start;
  max-width: 100rem;
  padding: var(--st-space-4);

  & > [data-part='rule'] {
    display: flex;
    flex-direction: column;
    gap: var(--st-space-4);
    min-width: 0;
  }

  @media (min-width: 90rem) {
    &[data-bench] {
      grid-template-columns: minmax(0, 1fr) minmax(28rem, 31rem);
      max-width: 120rem;
      padding-inline: 0;
    }

    /* The bench stays where it is while a long rule is scrolled. Above it are the header of the studio and that of the rule. */
    &[data-bench] > section {
      position: sticky;
      inset-block-start: var(--st-space-4);
      max-block-size: calc(100dvh - 10rem);
      overflow-y: auto;
    }
  }
`;

/** What is not saved yet, as a card below the rule. */
export const NotSavedYet = styled.section`
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  & > header {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    margin-block-end: var(--st-space-2);
  }

  & h2 {
    margin: 0;
    font-size: 0.875rem;
    line-height: 1.25rem;
  }

  & > header > p {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    margin: 0;
    margin-inline-start: auto;
    color: var(--st-bad);
  }
`;

/** Placed above conditions and actions for navigation by headings; visually hidden. */
export const BodyHeading = styled.h2`
  position: absolute;
  margin: 0;
`;

/** A narrow field, and what opens the test bench, in a row of their own. */
export const PriorityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-4);
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    width: 10rem;
  }

  & > button:first-of-type {
    margin-inline-start: auto;
  }

`;

/** The case that is traced, in a line of its own above the conditions. */
export const Traced = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  order: 1;
  gap: var(--st-space-2) var(--st-space-3);
  align-items: center;
  justify-content: space-between;

  & > p {
    flex: 1 1 16rem;
    margin: 0;
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }
`;

/** Versions side by side, one of which is chosen. */
export const Versions = styled.div`
  display: inline-flex;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);

  & > button {
    min-height: 30px;
    padding: 0 var(--st-space-3);
    border: 0;
    border-radius: calc(var(--st-radius-control) - 1px);
    background: none;
    color: var(--st-text);
    font: inherit;
    cursor: pointer;
  }

  & > button[aria-pressed='true'] {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: 600;
  }

  & > button:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 1px;
  }
`;
