import { styled } from 'styled-components';
import { bareField, controlFrame, innerButton, oneLine, valueChip } from '../internal/control.styles.ts';

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
  ${valueChip}
  gap: 2px;
  max-width: 100%;
  padding-inline: 8px 0;
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

  &[data-invalid] {
    gap: 4px;
    background: var(--st-bad-soft);
    box-shadow: inset 0 0 0 1px var(--st-bad);
    color: var(--st-bad);
  }

  & > [data-part='tag-error'] {
    flex: none;
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
  ${oneLine}
`;

export const TagRemove = styled.button`
  ${innerButton}
  color: inherit;
  outline: none;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;

export const TagInput = styled.input`
  ${bareField}
  flex: 1 1 6rem;
  height: 24px;
  padding: 0 7px;
`;

export const TagNote = styled.span`
  color: var(--st-text-muted);
`;

export const TagGroup = styled.div`
  padding: 6px 8px 2px;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-medium);
`;

export const TagSection = styled.div.attrs({ role: 'group' })``;
