import { styled } from 'styled-components';

/** Which rules there are, and the one that is selected beside them; below them where there is little room. */
export const Rules = styled.div`
  container: rules / inline-size;
  inline-size: 100%;
  padding-block: var(--st-space-4) var(--st-space-6);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--st-space-4) var(--st-space-6);
  align-items: start;

  @container rules (inline-size >= 46rem) {
    grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr);
  }
`;

export const Navigation = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  min-inline-size: 0;

  & h2 {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
  }

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--st-space-2);
  }

  & > p {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

export const RuleList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  max-block-size: 24rem;
  margin: 0;
  overflow-y: auto;
  padding: 2px;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--st-space-2);
    padding: var(--st-space-2) var(--st-space-3);
    border-radius: var(--st-radius-control);
    color: var(--st-text);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  & small {
    display: -webkit-box;
    overflow: hidden;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-regular);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & a:hover {
    background: var(--st-hover);
  }

  & a[aria-current='page'] {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: var(--st-weight-medium);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  & a:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const Builder = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  min-inline-size: 0;
  padding: var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const BuilderHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--st-space-3);

  & > h2 {
    flex: 1 1 14rem;
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
    overflow-wrap: anywhere;
  }

  & > [data-part='fields'] {
    display: grid;
    flex: 1 1 20rem;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--st-space-3);
  }

  & > [data-part='acts'] {
    display: flex;
    align-items: center;
    gap: var(--st-space-2);
  }
`;

/** What follows from a rule. */
export const Outcome = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--st-space-3);

  & > p {
    margin: 0;
    font-weight: var(--st-weight-medium);
  }
`;

/** What is wrong with a rule. */
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
