import { Dialog } from '@studio/ui';
import { styled } from 'styled-components';

export const HistoryFrame = styled(Dialog)`
  &&[data-size='lg'] {
    height: min(100%, 56rem);
    max-width: 1200px;
    max-height: 100%;
  }

  & > [data-part='body'] {
    display: flex;
    flex-direction: column;
  }

  & > [data-part='body'] > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 20rem;
  }
`;

export const PageRoot = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--st-space-3);
  min-height: 0;
`;

export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 22rem) 10rem 10rem 1fr;
  gap: var(--st-space-2);
  align-items: start;

  & > :nth-child(4) {
    justify-self: end;
  }

  @media (width < 1024px) {
    grid-template-columns: minmax(10rem, 1fr) 9.5rem 9.5rem auto;
  }
`;

export const CustomRange = styled.div`
  grid-column: 1 / -1;
  max-width: 26rem;
`;
