import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 0;
  gap: var(--st-space-3);
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: 6px;

  /* Fixed, as what has no room must not make anything around it scroll. */
  & > [inert] {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
    visibility: hidden;
  }
`;

export const Place = styled.span`
  display: inline-flex;
  flex: none;

  & > button {
    min-inline-size: max-content;
  }

  /* Room for a second line that comes and goes, so that the buttons beside it stay where they are. */
  & > button[data-variant='primary']:first-child {
    min-inline-size: 7.5rem;
  }

  /* Room for the arrow, so that nothing moves when it comes. */
  &[data-with-details] {
    padding-inline-end: 30px;
  }
`;
