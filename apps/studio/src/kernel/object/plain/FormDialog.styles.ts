import { styled } from 'styled-components';

/** Banners as wide as the form. */
export const Banners = styled.div`
  --banner-inset: 0;
  --banner-space: 0;

  & > div:not(:empty) {
    margin-block-end: var(--st-space-4);
  }
`;

/** The form: fields of one row are side by side, however narrow the dialog is. */
export const Fields = styled.div`
  [data-part='beside'] {
    grid-template-columns: var(--form-columns, repeat(var(--plain-columns), minmax(0, 1fr)));
  }
`;

/** Who is here, undo, redo and history, at the start of the foot: their icons are under the form. */
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
