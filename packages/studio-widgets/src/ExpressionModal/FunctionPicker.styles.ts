import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  width: 100%;
  min-width: 0;
  min-height: var(--st-control-height);
  padding: 3px 8px 3px 10px;
  padding-inline: 10px 8px;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--st-text-muted);
  }

  & > svg {
    flex: none;
    color: var(--st-text-muted);
  }
`;

export const TriggerValue = styled.span`
  display: flex;
  flex: 1 1 auto;
  gap: var(--st-space-2);
  align-items: center;
  min-width: 0;

  & > [data-part='badge'] {
    flex: none;
    max-width: 60%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const TriggerText = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-blank] {
    color: var(--st-text-faint);
  }
`;

export const List = styled.div`
  max-height: min(22rem, 50vh);
  margin: var(--st-space-2) calc(-1 * var(--st-space-1)) 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--st-space-8) var(--st-space-2);
`;

export const GroupTitle = styled.div`
  padding: var(--st-space-2) var(--st-space-2) var(--st-space-1);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 0 var(--st-space-3);
  align-items: center;
  padding: 5px var(--st-space-2);
  border-radius: var(--st-radius-control);
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-active] {
    background: var(--st-accent-soft);
  }

  & > code {
    font-family: var(--st-font-mono);
  }

  &[aria-selected='true'] > code {
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }
`;

export const EntryNote = styled.span`
  grid-column: 1 / -1;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const NoEntries = styled.p`
  padding: var(--st-space-4);
  color: var(--st-text-muted);
  text-align: center;
`;

export const Group = styled.div`
  & + & {
    margin-block-start: var(--st-space-1);
  }
`;
