import { styled } from 'styled-components';
import { tableCells } from '../../ruleTables.styles.ts';

/** How the versions do, side by side. */
export const Scores = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);

  & > div {
    padding: var(--st-space-2) var(--st-space-3);
  }

  & > div + div {
    border-inline-start: 1px solid var(--st-line);
  }

  & > div[data-verdict='differs'] {
    background: var(--st-bad-soft);
  }

  & dt {
    color: var(--st-text-muted);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1rem;
  }

  & dd {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & dd > svg {
    flex: none;
  }

  & dd:nth-child(2) > svg {
    color: var(--st-good);
  }

  & dd + dd {
    color: var(--st-bad);
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1rem;
  }
`;

/** What unsaved edits turn. */
export const Turned = styled.div`
  &:empty {
    display: none;
  }

  & p {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    margin: 0;
  }

  & svg {
    flex: none;
  }

  & [data-tone='bad'] {
    color: var(--st-bad);
  }

  & [data-tone='good'] {
    color: var(--st-good);
  }
`;

export const Cases = styled.table`
  ${tableCells}
  table-layout: fixed;

  & th,
  & td {
    padding: var(--st-space-1);
    vertical-align: middle;
  }

  & col[data-part='expected'] {
    width: 5.25rem;
  }

  & col[data-part='version'] {
    width: 3rem;
  }

  & col[data-part='version']:last-child {
    width: 4.25rem;
  }

  & thead th:nth-child(n + 3),
  & tr:not([data-part='group']) > td:nth-child(n + 3) {
    text-align: center;
  }

  & thead th {
    background: var(--st-sunken);
  }

  & tr[data-open] > * {
    background: var(--st-selection);
  }

  & tr[data-open] > :first-child {
    box-shadow: inset 3px 0 0 var(--st-accent);
  }

  & tr[data-part='group'] > th {
    padding-block-start: var(--st-space-3);
    color: var(--st-text-muted);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1rem;
  }

  & td[data-part='detail'] {
    padding: var(--st-space-2) var(--st-space-3) var(--st-space-4);
  }
`;

/** Opens and closes a case. */
export const CaseButton = styled.button`
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  width: 100%;
  min-height: 32px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & svg {
    flex: none;
  }

  &[aria-expanded='true'] {
    font-weight: 600;
  }

  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/** What the cases do not try. */
export const Coverage = styled.div`
  color: var(--st-text-muted);

  & p {
    margin: 0;
  }

  & ul {
    margin: 0;
    padding-inline-start: var(--st-space-5);
  }
`;
