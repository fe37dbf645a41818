import { styled } from 'styled-components';

export const RouteErrorRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--st-space-2);
  min-height: min(60vh, 480px);
  padding: var(--st-space-6);
  text-align: center;

  h1 {
    font-size: var(--st-text-lg);
    line-height: var(--st-leading-lg);
    font-weight: var(--st-weight-strong);
  }

  p {
    max-width: 60ch;
    margin-block-end: var(--st-space-2);
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }
`;
