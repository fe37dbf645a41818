import { styled } from 'styled-components';

export const LinkRoot = styled.a`
  border-radius: 3px;
  color: var(--st-accent);
  font-weight: var(--st-weight-medium);
  text-decoration: none;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration: underline;
  }

  &[data-variant='inline'] {
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }

  &[data-variant='inline']:hover {
    text-decoration-color: currentColor;
  }

  &[data-variant='plain'] {
    color: inherit;
  }
`;
