import { styled } from 'styled-components';

/** The rules, as wide as they can be read. */
export const Outline = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  container: outline / inline-size;
  inline-size: 100%;
  outline: none;
  max-inline-size: 75rem;
  padding-block: var(--st-space-4) var(--st-space-6);
`;

/** The rules in a frame. */
export const Section = styled.section`
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20rem;
`;

/** Its heading, with the text beside it. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--st-space-1) var(--st-space-3);
  padding: var(--st-space-3) var(--st-space-4);
  border-radius: var(--st-radius-card);

  & > h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
    overflow-wrap: anywhere;
  }
`;

/** A rule. */
export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--st-line);
  list-style: none;

  & > li {
    flex: 1 1 16rem;
    min-inline-size: 0;
    padding: var(--st-space-2) var(--st-space-4);
  }

  & > li + li {
    border-inline-start: 1px solid var(--st-line);
  }

  & > li:focus-visible,
  header:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  & > li[data-is-faulty='true'] {
    box-shadow: inset 3px 0 0 var(--st-bad);
  }

  @container outline (inline-size >= 40rem) {
    & > li:only-child {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      align-items: baseline;
      column-gap: var(--st-space-4);
    }

    & > li:only-child > [data-part='fault'] {
      grid-column: 1 / -1;
    }
  }

  @container outline (inline-size >= 60rem) {
    & > li:only-child > [data-part='facts'] {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    }
  }
`;

/** What a rule is called. */
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--st-space-1) var(--st-space-2);
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;
`;

/** Further facts. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--st-space-3);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  overflow-wrap: anywhere;
`;

/** What is wrong with it. */
export const Fault = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-1);
  margin: var(--st-space-1) 0 0;
  color: var(--st-bad);
  font-size: var(--st-text-sm);

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
