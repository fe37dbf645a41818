import { styled } from 'styled-components';

export const ProfileRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  min-height: 276px;
`;

export const ProfileHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-3);

  [data-part='name'] {
    overflow-wrap: anywhere;
    font-size: var(--st-text-lg);
    line-height: var(--st-leading-lg);
    font-weight: var(--st-weight-strong);
  }

  [data-part='presence'] {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--st-text-muted);
  }

  [data-part='presence']::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--st-line-control);
  }

  [data-part='presence'][data-online]::before {
    background: var(--st-good);
  }
`;

export const ProfileList = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  border-block-start: 1px solid var(--st-line);

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: var(--st-space-4);
    padding-block: var(--st-space-2);
    border-block-end: 1px solid var(--st-line);
  }

  > div:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  dt {
    color: var(--st-text-muted);
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }

  dd[data-empty] {
    color: var(--st-text-faint);
  }
`;
