import styled from 'styled-components';

/** A ground from which light and dark pictures differ, wide enough for a mark that is four times as long as high. */
export const Frame = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 2rem;
  overflow: hidden;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: repeating-conic-gradient(#c4c4c4 0 25%, #ececec 0 50%) 0 0 / 8px 8px;
  color: var(--st-text-muted);

  &[data-empty] {
    background: var(--st-sunken);
  }

  > img {
    max-inline-size: 100%;
    max-block-size: 100%;
  }
`;
