import styled from 'styled-components';

export const CriteriaRoot = styled.div`
  display: grid;
  gap: var(--st-space-5);
  min-inline-size: 0;
  padding-block-start: var(--st-space-4);

  /* The note above says it for the whole tab; the checkbox keeps it as its description. */
  [data-part='checkbox'] [data-part='read-only-reason'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const CriteriaSection = styled.section`
  display: grid;
  gap: var(--st-space-3);
  min-inline-size: 0;

  h3 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
    line-height: var(--st-leading-md);
  }

  p {
    max-inline-size: 46rem;
    margin: 0;
    color: var(--st-text-muted);
  }
`;

export const LockNote = styled.p`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  margin: 0;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2);
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;
