import styled from 'styled-components';

/** Fields of a dialog: two beside one another where there is room. */
export const DialogFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: var(--st-space-4);
`;

/** What was pasted, and the resulting entries. */
export const PasteBody = styled.div`
  display: grid;
  gap: var(--st-space-3);
  min-inline-size: 0;

  > p {
    margin: 0;
    color: var(--st-text-muted);
  }

  > p[data-tone='bad'] {
    color: var(--st-bad);
  }
`;

/** The preview, in a room of its own that scrolls. */
export const PreviewRoom = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 15rem;
  min-inline-size: 0;
`;

/** What is wrong with lines, in words. */
export const ProblemList = styled.ul`
  max-block-size: 6.5rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    color: var(--st-bad);
  }

  &[data-tone='plain'] > li {
    color: var(--st-text-muted);
  }
`;
