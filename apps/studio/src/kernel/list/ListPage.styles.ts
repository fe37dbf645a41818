import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  block-size: 100%;
  min-block-size: 24rem;
  padding: var(--st-space-4) var(--st-space-6);
  box-sizing: border-box;

  @media (max-width: 1023px) {
    padding: var(--st-space-4);
  }
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--st-space-2) var(--st-space-4);
  min-block-size: var(--st-control-height);

  &[data-is-choosing] {
    flex-wrap: wrap;
  }

  /* The bar is higher than the heading by its own padding: what is below stays where it is. */
  &[data-is-choosing] > [data-part='bulk-header'] {
    margin-block: calc(-1 * var(--st-space-1));
  }
`;

export const Title = styled.h1`
  margin: 0;
  font-size: var(--st-text-xl);
  line-height: var(--st-leading-xl);
  font-weight: var(--st-weight-strong);
  white-space: nowrap;
  outline: none;
`;

export const FilterBar = styled.div.attrs({ role: 'search' })`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-2);
`;

export const Filters = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--st-space-2);

  > * {
    flex: 1 1 9rem;
    max-inline-size: 15rem;
  }

  > :first-child {
    flex: 2 1 12rem;
    max-inline-size: 19rem;
  }

  > button {
    flex: none;
  }
`;

/** A filter; after the last one comes the button that clears all of them, which is never alone in a line. */
export const FilterPlace = styled.div`
  && {
    display: flex;
    gap: var(--st-space-2);
    align-items: flex-start;
  }

  &&[data-type='days'] {
    flex: 2 1 28rem;
    max-inline-size: 28rem;
  }

  &&[data-is-last] {
    flex-basis: 14.5rem;
    max-inline-size: none;
  }

  &&[data-is-last][data-type='days'] {
    flex-basis: 33.5rem;
  }

  > :first-child {
    flex: 0 1 15rem;
    min-inline-size: 0;
  }

  > button {
    flex: none;
  }
`;

/** Two fields: wider than one. */
export const DaysArea = styled.div`
  && {
    flex: 2 1 28rem;
    max-inline-size: 28rem;
  }
`;

export const GridArea = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;
