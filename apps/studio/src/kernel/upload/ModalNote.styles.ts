import { styled } from 'styled-components';

/** A quiet line in a modal; `role="alert"` for what went wrong. */
export const ModalNote = styled.p`
  color: var(--st-text-muted);
  overflow-wrap: anywhere;

  &:not(:first-child, :empty) {
    margin-block-start: var(--st-space-3);
  }

  &[role='alert'] {
    color: var(--st-bad);
  }
`;
