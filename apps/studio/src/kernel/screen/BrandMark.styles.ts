import styled from 'styled-components';

/** One mark on a light ground, and another one on a dark ground where there is one. */
export const Mark = styled.span`
  display: inline-flex;
  flex: none;

  > img {
    inline-size: auto;
    max-inline-size: 8rem;
    object-fit: contain;
  }

  > [data-ground='dark'],
  :root[data-theme='dark'] &[data-has-dark] > [data-ground='any'] {
    display: none;
  }

  :root[data-theme='dark'] & > [data-ground='dark'] {
    display: block;
  }
`;
