import styled from 'styled-components';

/** Days in a line; the chosen one is in the middle. */
export const Strip = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--st-space-2);
  align-items: center;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  font-variant-numeric: tabular-nums;

  > [data-part='line'] {
    position: relative;
    block-size: 24px;
    border-radius: var(--st-radius-control);
    background: linear-gradient(var(--st-line), var(--st-line)) center / 100% 1px no-repeat;
    cursor: pointer;
  }

  > [data-part='line']:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }

  [data-part='tick'],
  [data-part='now'] {
    position: absolute;
    inset-block-start: 50%;
    transform: translateY(-50%);
  }

  [data-part='tick'] {
    inset-inline-start: calc(var(--along) * 100%);
    inline-size: 2px;
    block-size: calc(6px + var(--weight) * 14px);
    margin-inline-start: -1px;
    background: var(--st-text-muted);
  }

  [data-part='tick']:hover {
    background: var(--st-accent);
  }

  [data-part='tick'][aria-selected='true'] {
    background: var(--st-bad);
  }

  > [data-part='line']:focus-visible > [data-active] {
    outline: 2px solid var(--st-accent);
    outline-offset: 2px;
  }

  [data-part='now'] {
    inset-inline-start: 50%;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-start: -6px;
    border: 3px solid var(--st-accent);
    border-radius: 50%;
    background: var(--st-surface);
    pointer-events: none;
  }

  > p {
    grid-column: 1 / -1;
    grid-row: 2;
    margin: var(--st-space-1) 0 0;
    text-align: center;
  }

  &[data-previewing] > p[role='status'] {
    visibility: hidden;
  }
`;
