import { styled } from 'styled-components';

export const ScopeRoot = styled.div`
  background: var(--st-canvas);
  color: var(--st-text);
  font-family: var(--st-font-sans);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
`;
