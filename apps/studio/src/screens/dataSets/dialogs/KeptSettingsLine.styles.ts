import { styled } from 'styled-components';

/** There before it says anything, without taking a place among the rows of the browser. */
export const Status = styled.div`
  &[data-is-new='true'] {
    --banner-inset: 0px;
    --banner-space: 0px;
  }

  &:empty {
    position: absolute;
  }
`;
