import styled from 'styled-components';

/** Shown in place of a name. */
export const Nameless = styled.em`
  color: var(--st-text-muted);
  font-style: italic;
`;
