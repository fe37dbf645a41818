import { styled } from 'styled-components';

/** Priority, conditions and actions, one below the other; the test bench beside them where there is room for both. */
export const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
  align-items: start;
  max-width: 100rem;
  padding: var(--st-space-4);

  & > [data-part='rule'] {
    display: flex;
    flex-direction: column;
    gap: var(--st-space-4);
    min-width: 0;
  }

  @media (min-width: 90rem) {
    &[data-bench] {
      grid-template-columns: minmax(0, 1fr) minmax(28rem, 34rem);
    }
  }
`;

/** Placed above conditions and actions for navigation by headings; visually hidden. */
export const BodyHeading = styled.h2`
  position: absolute;
  margin: 0;
`;

/** A narrow field, and what opens the test bench, in a row of their own. */
export const PriorityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-4);
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    width: 10rem;
  }

  & > button:first-of-type {
    margin-inline-start: auto;
  }

  & > p {
    flex: 1;
    margin: 0;
    padding-block: var(--st-space-2);
    color: var(--st-text-muted);
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
