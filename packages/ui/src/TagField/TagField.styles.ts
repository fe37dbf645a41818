import { styled } from 'styled-components';
import { controlFrame } from '../internal/control.styles.ts';

export const TagFrame = styled.div`
  ${controlFrame}
  flex-wrap: wrap;
  gap: 4px;
  padding: 3px;
  cursor: text;

  &[data-disabled],
  &[data-read-only] {
    cursor: default;
  }
`;

export const TagList = styled.ul`
  display: contents;
`;

export const TagChip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  max-width: 100%;
  height: 24px;
  padding-inline: 8px 0;
  border-radius: 5px;
  background: var(--st-accent-soft);
  color: var(--st-accent);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-strong);
  cursor: default;

  &[data-fixed] {
    padding-inline-end: 8px;
  }

  [data-disabled] > * > & {
    background: var(--st-line);
    color: var(--st-text-muted);
  }

  [data-read-only] > * > & {
    background: var(--st-surface);
    box-shadow: inset 0 0 0 1px var(--st-line-strong);
    color: var(--st-text);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--st-focus);
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const TagText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const TagRemove = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  outline: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;

export const TagInput = styled.input`
  flex: 1 1 6rem;
  min-width: 0;
  height: 24px;
  margin: 0;
  padding: 0 7px;
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }

  &:disabled {
    cursor: default;
  }
`;

export const TagCreate = styled.span`
  color: var(--st-text-muted);
`;
