import { oneLine } from '@studio/ui/internal';
import { styled } from 'styled-components';
import { headCell, headRow } from '../shared/table/table.styles.ts';
import { HandleRoot } from './DataItemsEditor.styles.ts';
import { rowStyles } from './DataItemsRow.styles.ts';

export const GroupCard = styled.div`
  position: absolute;
  inset-inline: 0;
`;

/** Square and as dark as the page, so that rows which scroll below do not show beside the rounded corners. */
export const GroupBarBackdrop = styled.div`
  position: sticky;
  inset-block-start: calc(var(--data-items-top) + var(--data-items-toolbar));
  z-index: 3;
  background: var(--data-items-backdrop, var(--st-canvas));
`;

export const GroupBar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  height: calc(var(--data-items-bar) + 1px);
  padding-inline: 0 10px;
  border: 1px solid var(--st-line);
  border-block-end: 0;
  border-start-start-radius: var(--st-radius-card);
  border-start-end-radius: var(--st-radius-card);
  background: var(--st-surface);

  &[data-selected] {
    background: var(--st-selection);
  }
`;

export const GroupHandle = styled(HandleRoot)`
  align-self: stretch;
  flex: none;
  padding-inline: 9px 6px;
  color: var(--st-text-muted);
  border-start-start-radius: calc(var(--st-radius-card) - 1px);
`;

/** Grows with the name that is typed: the hidden copy of the text has the width the field needs. */
export const GroupNameFrame = styled.div`
  display: inline-grid;
  flex: 0 1 auto;
  align-items: center;
  min-width: 6rem;
  max-width: 100%;
  overflow: hidden;
  border-radius: 5px;

  &::after {
    content: attr(data-text);
    grid-area: 1 / 1;
    max-width: 100%;
    height: 0;
    padding-inline: 9px;
    overflow: hidden;
    visibility: hidden;
    font-weight: var(--st-weight-strong);
    white-space: pre;
  }
`;

export const GroupName = styled.input`
  grid-area: 1 / 1;
  width: 100%;
  min-width: 0;
  height: 28px;
  margin: 0;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 5px;
  background: none;
  color: var(--st-text);
  font-weight: var(--st-weight-strong);
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  scroll-margin-block: calc(var(--data-items-top) + var(--data-items-toolbar) + 8px) 16px;

  &::placeholder {
    color: var(--st-text-faint);
    font-weight: var(--st-weight-regular);
    opacity: 1;
  }

  &:hover:not(:read-only) {
    border-color: var(--st-line-control);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
    border-color: transparent;
  }

  &[aria-invalid='true'] {
    border-color: var(--st-bad);
    background: var(--st-bad-soft);
  }
`;

export const GroupCount = styled.span`
  flex: none;
`;

export const GroupNote = styled.span`
  display: flex;
  flex: none;
  max-width: 60%;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
  }
`;

export const GroupNoteText = styled.span`
  ${oneLine}
`;

export const GroupBarEnd = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;

export const Table = styled.div`
  position: relative;
`;

export const HeadRows = styled.div`
  position: sticky;
  inset-block-start: calc(var(--data-items-top) + var(--data-items-toolbar) + var(--data-items-bar) + 1px);
  z-index: 2;
`;

export const ColumnHeads = styled.div`
  ${headRow}
  grid-template-columns: var(--data-items-columns);
  height: var(--data-items-head);
  border: 1px solid var(--st-line);
`;

export const ColumnHead = styled.div`
  ${headCell}
  padding-inline: 10px;
`;

export const ColumnHeadText = styled.span`
  ${oneLine}
`;

export const Rows = styled.div`
  position: relative;
  border: 1px solid var(--st-line);
  border-block-start: 0;
  border-end-start-radius: var(--st-radius-card);
  border-end-end-radius: var(--st-radius-card);
  background: var(--st-surface);

  ${rowStyles}
`;

export const NoItems = styled.div`
  display: flex;
  align-items: center;
  height: var(--st-row-height);
  padding-inline: calc(var(--data-items-number) + 10px) 10px;
  color: var(--st-text-muted);
`;

export const NoItemsCell = styled.div`
  min-width: 0;
`;
