import { styled } from 'styled-components';

/** One quiet line. */
export const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-2);
  margin: var(--banner-space, var(--st-space-2)) var(--banner-inset, var(--st-space-6)) 0;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);

  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--st-warning);
  }

  @media (max-width: 1023px) {
    margin-inline: var(--banner-inset, var(--st-space-4));
  }
`;
