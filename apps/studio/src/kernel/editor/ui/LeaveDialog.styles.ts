import { styled } from 'styled-components';

/** Why saving failed: a paragraph, whether or not the server ends it with a full stop. */
export const Reason = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
