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

export const Views = styled.div`
  display: flex;
  gap: var(--st-space-1);

  > button[aria-pressed='true'] {
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

  /* Its text begins where the entries do. */
  > button {
    margin-inline-start: calc(-1 * var(--st-space-2));
    color: var(--st-accent);
  }
`;

export const PanelEntry = styled.li`
  overflow-wrap: anywhere;

  > b {
    font-weight: var(--st-weight-strong);
  }

  > mark {
    margin-inline-start: var(--st-space-1);
    padding: 0 var(--st-space-1);
    border-radius: var(--st-radius-control);
    color: inherit;
    background: var(--st-warning-soft);
  }

  > span {
    color: var(--st-text-muted);
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > ul svg {
    vertical-align: -1px;
  }

  > ul[data-tone='good'] svg {
    color: var(--st-good);
  }

  > ul[data-tone='bad'] svg {
    color: var(--st-bad);
  }
`;
