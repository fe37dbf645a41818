import { styled } from 'styled-components';

/** A quiet line after its icon; `data-tone` is `warning` or `bad` where it says more. */
export const Note = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  margin: 0;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }

  &[data-tone='warning'] {
    color: var(--st-warning);
  }

  &[data-tone='bad'] {
    color: var(--st-bad);
  }
`;
