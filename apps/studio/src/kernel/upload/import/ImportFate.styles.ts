import { styled } from 'styled-components';

export const Message = styled.p`
  font-weight: var(--st-weight-medium);
`;

export const Fate = styled.span`
  color: var(--st-text-muted);

  &[data-fate='refused'] {
    color: var(--st-bad);
    font-weight: var(--st-weight-medium);
  }

  &[data-fate='added'],
  &[data-fate='updated'] {
    color: var(--st-text);
  }
`;
