import styled from 'styled-components';

/** Shown in place of a name. */
export const Nameless = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--st-space-2);

  > i {
    color: var(--st-text-muted);
  }
`;
