import { styled } from 'styled-components';

/** The whole room below the tabs, up to its edges. */
export const BuilderRoom = styled.div`
  flex: 1;
  min-block-size: 0;
  margin: 0 calc(-1 * var(--st-space-6)) calc(-1 * var(--st-space-6));

  @media (max-width: 1023px) {
    margin-inline: calc(-1 * var(--st-space-4));
  }
`;

export const PreviewText = styled.p`
  margin-block: var(--st-space-4) 0;
  color: var(--st-text-muted);
`;
