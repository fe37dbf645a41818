import { styled } from 'styled-components';

/** Which rows are shown while rows are chosen: a line of its own. */
export const OnlyText = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--st-text-muted);
`;

export const Question = styled.p`
  margin: 0 0 var(--st-space-4);
`;
