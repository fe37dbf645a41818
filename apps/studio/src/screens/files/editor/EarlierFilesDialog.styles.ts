import styled from 'styled-components';

/** The files below one another: picture, facts, and the button that brings one back. */
export const Versions = styled.ul`
  display: grid;
  gap: var(--st-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: var(--st-space-3);
    align-items: center;
  }

  [data-part='facts'] {
    display: grid;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;
