import styled from 'styled-components';

/** As high as the grid; what it says makes nothing else on the page be laid out again. */
export const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  inline-size: 20rem;
  min-block-size: 0;
  overflow-y: auto;
  contain: strict;
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  font-size: var(--st-text-sm);

  @media (max-width: 1279px) {
    inline-size: 16rem;
  }

  @media (max-width: 1023px) {
    inline-size: auto;
    max-block-size: 18rem;
    contain: content;
  }

  p {
    margin: 0;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  justify-content: space-between;

  h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }
`;

export const Sums = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--st-space-2);

  > span {
    padding: var(--st-space-2);
    border-radius: var(--st-radius-control);
    font-weight: var(--st-weight-strong);

    > b {
      font-size: var(--st-text-lg);
    }
  }

  > [data-tone='good'] {
    color: var(--st-good);
    background: var(--st-good-soft);
  }

  > [data-tone='bad'] {
    color: var(--st-bad);
    background: var(--st-bad-soft);
  }
`;

/** Two halves of one control. */
export const Views = styled.div`
  display: flex;

  > button:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  > button + button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    margin-inline-start: -1px;
  }

  > button[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--st-accent);
    color: var(--st-accent);
    background: var(--st-accent-soft);
  }
`;

export const Warning = styled.p`
  display: flex;
  gap: var(--st-space-2);
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-warning-soft);

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-warning);
  }

  /* Its text begins where the others do. */
  button {
    display: block;
    margin-inline-start: calc(-1 * var(--st-space-2));
    color: var(--st-accent);
  }

  &[data-tone='bad'] {
    background: var(--st-bad-soft);

    > svg {
      color: var(--st-bad);
    }
  }
`;

export const Group = styled.section`
  > h3 {
    display: flex;
    justify-content: space-between;
    margin: 0 0 var(--st-space-2);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
  }

  > ul {
    display: flex;
    flex-direction: column;
    gap: var(--st-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul:not(:first-of-type) {
    margin-block-start: var(--st-space-2);
  }

  button {
    color: var(--st-accent);
  }

  /* Its text begins where those of the entries do. */
  > button {
    margin-inline-start: var(--st-space-5);
  }
`;

export const PanelEntry = styled.li`
  display: flex;
  gap: var(--st-space-2);
  overflow-wrap: anywhere;

  > span {
    flex: none;
  }

  > div {
    flex: 1;
    min-inline-size: 0;
  }

  > div > b {
    font-weight: var(--st-weight-strong);
  }

  > div > mark {
    margin-inline-start: var(--st-space-1);
    padding: 0 var(--st-space-1);
    border-radius: var(--st-radius-control);
    color: inherit;
    background: var(--st-warning-soft);
  }

  > div > span {
    color: var(--st-text-muted);
  }

  > div > button {
    margin-inline-start: calc(-1 * var(--st-space-2));
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul svg {
    vertical-align: -1px;
  }

  ul[data-tone='good'] svg {
    color: var(--st-good);
  }

  ul[data-tone='bad'] svg {
    color: var(--st-bad);
  }
`;
