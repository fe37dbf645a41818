import styled from 'styled-components';

/** A picture, what it is called, and what can be done with it. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: var(--st-space-2);
  align-items: center;
  min-block-size: 2.25rem;

  &[data-drop-target] {
    border-radius: var(--st-radius-control);
    outline: 2px dashed var(--st-accent);
    outline-offset: 2px;
  }
`;

/** The name of the file, and its size below. */
export const Facts = styled.span`
  display: grid;
  min-inline-size: 0;

  [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-none],
  small {
    color: var(--st-text-muted);
  }

  small {
    font-size: var(--st-text-sm);
  }
`;

/** Buttons that come with the pointer and the focus; where there is no pointer that hovers they are there at all times. */
export const Controls = styled.span`
  display: flex;

  @media (hover: hover) {
    opacity: 0;

    ${Line}:is(:hover, :focus-within) &,
    [data-row]:is(:hover, :focus-within) &,
    &:has([aria-expanded='true']) {
      opacity: 1;
    }
  }
`;
