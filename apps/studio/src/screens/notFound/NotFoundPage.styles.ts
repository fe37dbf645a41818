import { styled } from 'styled-components';

export const NotFoundRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--st-space-3);
  min-height: 100%;
  padding: var(--st-space-6) var(--st-space-6) 18vh;
  text-align: center;

  h1 {
    font-size: var(--st-text-xl);
    line-height: var(--st-leading-xl);
    font-weight: var(--st-weight-strong);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 60ch;
    text-wrap: balance;
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }
`;
