import { Dialog } from '@studio/ui';
import { styled } from 'styled-components';

/** A dialog that holds a list: wide, as high as the window, with rows that scroll inside. */
export const ListFrame = styled(Dialog)`
  &&[data-size='lg'] {
    height: min(100%, 56rem);
    max-width: 1200px;
    max-height: 100%;
  }

  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
  }

  & > [data-part='body'] > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--st-space-3);
    min-height: 20rem;
  }
`;
