import { styled } from 'styled-components';

export const UploadNote = styled.p`
  color: var(--st-text-muted);
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-block-start: var(--st-space-3);
  }

  &[role='alert'] {
    color: var(--st-bad);
  }
`;
