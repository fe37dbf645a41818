import { styled } from 'styled-components';

export const DiffRoot = styled.div`
  min-width: 0;
  max-width: 100%;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  overflow: hidden;
`;

export const DiffHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  padding: 7px 14px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

export const DiffTitle = styled.span`
  font-weight: var(--st-weight-strong);
`;

export const DiffSummary = styled.span`
  color: var(--st-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const DiffNote = styled.p`
  display: flex;
  gap: 8px;
  padding: 8px 14px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-warning-soft);
  color: var(--st-text);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
    color: var(--st-warning);
  }
`;

export const DiffEmpty = styled.p`
  padding: 20px 14px;
  color: var(--st-text-muted);
  text-align: center;
`;

export const DiffTable = styled.table`
  width: 100%;
  border-spacing: 0;
  table-layout: fixed;
  direction: ltr;
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.3125rem;
  text-align: start;

  col[data-column='number'] {
    width: calc(var(--diff-digits) * 1ch + 24px);
  }

  col[data-column='sign'] {
    width: 20px;
  }

  td {
    padding: 0;
    vertical-align: top;
  }

  td[data-kind='added'] {
    background: var(--st-good-soft);
  }

  td[data-kind='removed'] {
    background: var(--st-bad-soft);
  }

  td[data-kind='none'] {
    background: var(--st-sunken);
  }

  &[data-view='split'] td[data-start] {
    border-inline-start: 1px solid var(--st-line);
  }

  tr:focus-visible {
    outline-offset: -2px;
  }
`;

export const DiffHiddenHead = styled.thead`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const DiffNumber = styled.td`
  && {
    padding-inline: 4px 8px;
    color: var(--st-text-muted);
    font-size: 0.75rem;
    text-align: end;
    -webkit-user-select: none;
    user-select: none;
  }
`;

export const DiffSign = styled.td`
  && {
    font-weight: var(--st-weight-strong);
    text-align: center;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-kind='added'] {
    color: var(--st-good);
  }

  &[data-kind='removed'] {
    color: var(--st-bad);
  }
`;

export const DiffContent = styled.td`
  && {
    padding-inline: 4px 12px;
  }

  min-width: 0;
  overflow-wrap: anywhere;
  tab-size: 2;
  white-space: pre-wrap;

  ins,
  del {
    border-radius: 3px;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }

  ins {
    background: color-mix(in srgb, var(--st-good) 20%, transparent);
    text-decoration-color: var(--st-good);
  }

  del {
    background: color-mix(in srgb, var(--st-bad) 20%, transparent);
    text-decoration-color: var(--st-bad);
  }
`;

export const DiffFold = styled.td`
  && {
    border-block: 1px solid var(--st-line);
    background: var(--st-sunken);
  }

  tr:first-child > && {
    border-block-start: 0;
  }

  tr:last-child > && {
    border-block-end: 0;
  }
`;

export const DiffFoldButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  min-height: 28px;
  padding: 2px 12px;
  border: 0;
  background: none;
  color: var(--st-accent);
  font-family: var(--st-font-sans);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-medium);
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
