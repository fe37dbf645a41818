import { styled } from 'styled-components';

export const NameButton = styled.button`
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted var(--st-text-muted);
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  td > & {
    overflow: hidden;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: bottom;
  }

  &:hover,
  &[aria-expanded='true'] {
    text-decoration: underline;
  }
`;
