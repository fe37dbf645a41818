import { styled } from 'styled-components';
import { ownType } from '../shared/literal/Compact.styles.ts';

export const TreeRoot = styled.div`
  container: condition-tree / inline-size;
  position: relative;
  min-width: 0;
  color: var(--st-text);
  ${ownType}
`;

export const ReadOnlyNote = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0 0 var(--st-space-2);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
  }
`;

export const TreeGrid = styled.div`
  --outcome-width: 9rem;

  position: relative;
  min-width: 0;
`;

export const TreeBody = styled.div`
  position: relative;

  &[aria-disabled='true'] {
    opacity: 0.6;
  }
`;

/** One line where a dragged condition would go, or a frame around the group that would take it. */
export const DropMark = styled.div`
  position: absolute;
  inset-inline: var(--mark-start) 12px;
  z-index: 2;
  height: 2px;
  border-radius: 1px;
  background: var(--st-accent);
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: -4px;
    width: 6px;
    height: 6px;
    border: 2px solid var(--st-accent);
    border-radius: 50%;
    background: var(--st-surface);
  }

  &[data-into] {
    height: 36px;
    border: 2px solid var(--st-accent);
    border-radius: var(--st-radius-control);
    background: none;
  }

  &[data-into]::before {
    content: none;
  }
`;
