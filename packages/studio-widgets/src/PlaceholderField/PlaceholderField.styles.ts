import { styled } from 'styled-components';

/** The field with its button: within one line, or at the end of the line of its label. */
export const Root = styled.div`
  position: relative;
  min-width: 0;

  &[data-lines] > [data-part='insert'] {
    position: absolute;
    inset-block-start: -5px;
    inset-inline-end: 0;
  }

  &[data-lines][data-label-hidden] {
    display: flex;
    gap: var(--st-space-1);
    align-items: start;
  }

  &[data-lines][data-label-hidden] > [data-part='form-field'] {
    flex: 1;
  }

  &[data-lines][data-label-hidden] > [data-part='insert'] {
    position: static;
  }
`;
