import styled from 'styled-components';

export const Reason = styled.span`
  display: inline-block;
  cursor: help;

  &:focus-visible {
    border-radius: var(--st-radius-control);
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }
`;
