import { styled } from 'styled-components';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100%;
  padding: var(--st-space-4) var(--st-space-6) 18vh;
  align-items: center;

  h1 {
    font-size: var(--st-text-xl);
    line-height: var(--st-leading-xl);
    font-weight: var(--st-weight-strong);
    letter-spacing: -0.01em;
  }
`;
