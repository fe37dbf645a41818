import { styled } from 'styled-components';

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);

  &:not(:empty) {
    margin-block-end: var(--st-space-4);
  }
`;

export const Note = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: start;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  overflow-wrap: anywhere;

  &[data-tone='bad'] {
    border-color: color-mix(in srgb, var(--st-bad) 40%, transparent);
    background: var(--st-bad-soft);
  }

  svg {
    flex: none;
    margin-block-start: 2px;
  }

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--st-space-2);
    align-items: start;
    min-inline-size: 0;
  }
`;

/** Banners as wide as the settings. */
export const Banners = styled.div`
  --banner-inset: 0;
  --banner-space: 0;

  & > div:not(:empty) {
    margin-block-end: var(--st-space-4);
  }
`;

/** Who is here, undo, redo and history, at the start of the foot: their icons stand under the settings. */
export const FootTools = styled.div`
  display: flex;
  min-inline-size: 0;
  align-items: center;
  gap: var(--st-space-1);
  margin-inline-start: calc(-1 * var(--st-space-1));
  margin-inline-end: auto;
`;

/** What saving would change, folded. */
export const Changes = styled.details`
  margin-block-start: var(--st-space-4);
  border-block-start: 1px solid var(--st-line);
  padding-block-start: var(--st-space-3);

  & > summary {
    padding-block: var(--st-space-1);
    color: var(--st-text-muted);
    cursor: pointer;
  }
`;
