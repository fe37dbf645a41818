import styled from 'styled-components';

/** The name of a file and what can be done with it, below one another where there is no room. */
export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-2);
  align-items: center;
  min-block-size: 2rem;

  [data-part='file-name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='file-name'][data-is='none'] {
    color: var(--st-text-muted);
  }
`;
