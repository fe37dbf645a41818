import styled from 'styled-components';

/** Many conditions scroll, so that rows stay in sight. */
export const Frame = styled.div`
  flex: none;
  min-inline-size: 0;

  [data-part='panel'] {
    max-block-size: 40vh;
    overflow: auto;
  }
`;

/** As high and wide as the closed filter that takes its place. */
export const Placeholder = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2);
  min-inline-size: 0;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  > button {
    margin-inline-start: calc(var(--st-space-2) * -1);
  }
`;
