import { styled } from 'styled-components';

/**
 * A message across the top of an editor, with what can be done about it at its end. `--banner-inset` and `--banner-space` set it
 * at another distance from the sides and from above.
 */
export const Banner = styled.div`
  --banner-tone: var(--st-warning);

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2) var(--st-space-3);
  margin: var(--banner-space, var(--st-space-3)) var(--banner-inset, var(--st-space-6)) 0;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--banner-tone);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);

  &[data-tone='neutral'] {
    --banner-tone: var(--st-accent);
  }

  &[data-tone='bad'] {
    --banner-tone: var(--st-bad);
  }

  @media (max-width: 1023px) {
    margin-inline: var(--banner-inset, var(--st-space-4));
  }

  & > svg {
    flex: none;
    color: var(--banner-tone);
  }

  & > div:not([data-part]) {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > div > p {
    margin: 0;
  }

  & > [data-part='acts'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--st-space-2);
  }

  & > div > p > span {
    color: var(--st-text-muted);
  }
`;
