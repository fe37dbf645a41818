import { styled } from 'styled-components';
import { ownType } from '../shared/literal/Compact.styles.ts';

export const Panel = styled.div`
  ${ownType}
  color: var(--st-text);
`;

export const TextHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--st-space-2);
  min-height: var(--st-control-height);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
`;

export const Lines = styled.div`
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  -webkit-user-select: text;
  user-select: text;

  p {
    margin: 0;
  }

  ul,
  ol {
    margin: 0;
    padding-inline-start: 20px;
  }

  /* Deep groups stay in sight. */
  ul ul ul ul ul ul ul ul ul {
    padding-inline-start: 4px;
  }

  li {
    padding-block: 2px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: var(--st-text-faint);
  }
`;

export const ProblemList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ProblemItem = styled.li`
  border-block-end: 1px solid var(--st-line);

  &:last-child {
    border-block-end: 0;
  }
`;

export const ProblemLine = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 8px;
  box-sizing: border-box;
  width: 100%;
  padding: 8px;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  overflow-wrap: anywhere;
  text-align: start;

  svg {
    margin-block-start: 2px;
    color: var(--st-bad);
  }

  &[data-severity='warning'] svg {
    color: var(--st-warning);
  }

  &:is(button) {
    cursor: pointer;
  }

  &:is(button) > [data-part='problem-text'] {
    color: var(--st-accent);
  }

  &:is(button):hover {
    background: var(--st-sunken);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const PlaceText = styled.span`
  grid-column: 2;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
`;
