import { styled } from 'styled-components';

/** The menu beside the form; above it where there is little room. */
export const Columns = styled.div`
  container: forms / inline-size;
  inline-size: 100%;
  padding-block: var(--st-space-4) var(--st-space-6);

  > div {
    display: grid;
    gap: var(--st-space-4) var(--st-space-6);
    align-items: start;
    grid-template-columns: minmax(0, 17.5rem) minmax(0, 1fr);

    @container forms (max-width: 840px) {
      grid-template-columns: minmax(0, 1fr);
    }

    > * {
      min-inline-size: 0;
    }
  }
`;

export const Side = styled.div`
  position: sticky;
  inset-block-start: var(--st-space-4);
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  max-block-size: calc(100vh - 13rem);

  @container forms (max-width: 840px) {
    position: static;
    max-block-size: none;
  }

  > [data-part='side-navigation'] {
    flex: 0 1 auto;
    inline-size: 100%;
    block-size: auto;
    border: none;
    background: none;

    & [data-part='groups'] {
      padding: var(--st-space-1) 0;
    }

    @container forms (max-width: 840px) {
      max-block-size: 14rem;
      border: 1px solid var(--st-line);
      border-radius: var(--st-radius-card);
      background: var(--st-surface);

      & [data-part='groups'] {
        padding: var(--st-space-2);
      }
    }
  }

  > p {
    margin: 0;
    padding: var(--st-space-3) var(--st-space-2) 0;
    border-block-start: 1px solid var(--st-line);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }
`;

export const Completeness = styled.section`
  display: grid;
  gap: var(--st-space-2);
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1) var(--st-space-3);
    align-items: center;
    justify-content: space-between;
  }

  & h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
    line-height: var(--st-leading-md);
  }

  & span {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  & progress {
    appearance: none;
    inline-size: 100%;
    block-size: 8px;
    border: 1px solid var(--st-line);
    border-radius: 4px;
    background: var(--st-warning-soft);
    overflow: hidden;
  }

  & progress::-webkit-progress-bar {
    background: transparent;
  }

  & progress::-webkit-progress-value {
    background: var(--st-good);
  }

  & progress::-moz-progress-bar {
    background: var(--st-good);
  }
`;

/** A dot before the text: whether the live connection is there. */
export const Connection = styled.span`
  &::before {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: var(--st-space-2);
    border-radius: 50%;
    background: var(--st-warning);
    content: '';
  }

  &[data-live]::before {
    background: var(--st-good);
  }
`;

export const Missing = styled.strong`
  display: inline-flex;
  gap: var(--st-space-2);
  align-items: center;
  color: var(--st-warning);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-medium);

  &[data-complete] {
    color: var(--st-good);
  }
`;

/** A form as one sheet: its head, and its sections one below the other with lines between them. */
export const Pane = styled.section`
  --banner-inset: var(--st-space-4);

  display: grid;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  & > [data-tone] {
    margin-block: 0 var(--st-space-3);
  }

  & [data-part='form-view'] {
    gap: 0;

    > [data-part='section'] {
      border: none;
      border-block-start: 1px solid var(--st-line);
      border-radius: 0;
      background: none;

      > :first-child {
        font-size: var(--st-text-md);
      }
    }
  }
`;

export const PaneHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--st-space-3) var(--st-space-4);

  & h2 {
    margin: 0;
    font-size: var(--st-text-lg);
    font-weight: var(--st-weight-strong);
    line-height: var(--st-leading-lg);
  }

  & p {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }
`;
