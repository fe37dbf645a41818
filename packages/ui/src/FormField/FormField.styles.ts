import { styled } from 'styled-components';
import { fieldNotes } from '../internal/fieldNotes.styles.ts';

/** A whole field. Label, mark and notes are plain elements, distinguished by `data-part`: one template is compiled for a form. */
export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  > label[data-part='label'] {
    align-self: start;
    margin-block-end: 4px;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    font-weight: var(--st-weight-strong);
  }

  > label > [data-part='required'] {
    color: var(--st-bad);
  }

  ${fieldNotes}
`;
