import { styled } from 'styled-components';

/** A quiet line after its icon. */
export const Note = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  margin: 0;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }
`;

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
