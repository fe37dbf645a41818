import { styled } from 'styled-components';

export const PasswordFields = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
`;

export const PasswordFailure = styled.div`
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid color-mix(in srgb, var(--st-bad) 40%, transparent);
  border-radius: var(--st-radius-control);
  background: var(--st-bad-soft);
`;
