import { styled } from 'styled-components';

export const ToolbarRoot = styled.div`
  position: sticky;
  inset-block-start: var(--data-items-top);
  z-index: 4;
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  min-height: var(--data-items-toolbar);
  background: var(--data-items-backdrop, var(--st-canvas));
`;

export const SortChoice = styled.div`
  flex: 0 1 190px;
  min-width: 0;
`;

export const ToolbarEnd = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: var(--st-space-2);
  min-width: 0;
`;

export const ToolbarNote = styled.p`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  min-width: 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
  }
`;

export const SelectionRoot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-1);
  min-width: 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  white-space: nowrap;
`;

export const SelectionHints = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-inline: var(--st-space-2) var(--st-space-1);

  @container data-items (max-width: 900px) {
    display: none;
  }
`;
