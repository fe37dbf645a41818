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
  gap: var(--st-space-4);
  min-block-size: var(--st-control-height);
`;

export const Title = styled.h1`
  margin: 0;
  font-size: var(--st-text-xl);
  line-height: var(--st-leading-xl);
  font-weight: var(--st-weight-strong);
  white-space: nowrap;
  outline: none;
`;

export const Filters = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: minmax(12rem, 19rem) 10.5rem minmax(10rem, 15rem) auto 1fr;
  align-items: center;
  justify-items: stretch;
  gap: var(--st-space-2);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(8rem, 1fr) 9rem minmax(9rem, 1fr) auto;
  }
`;

export const GridArea = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;
