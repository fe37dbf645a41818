import { styled } from 'styled-components';

/** What a task of a modal reports: its state, or why it failed. */
export const TaskNote = styled.p`
  color: var(--st-text-muted);
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-block-start: var(--st-space-3);
  }

  &[role='alert'] {
    color: var(--st-bad);
  }
`;
