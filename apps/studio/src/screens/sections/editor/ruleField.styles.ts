import styled from 'styled-components';

export const Irrelevant = styled.p`
  margin: 0;
  color: var(--st-text-muted);
`;

export const RuleFault = styled.p`
  margin: 0 0 var(--st-space-3);
  color: var(--st-bad);
`;
