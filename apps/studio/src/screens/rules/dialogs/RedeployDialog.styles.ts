import { styled } from 'styled-components';

/** The rule sets below the choice of all, in the order of evaluation, side by side where there is room: the chosen one is to be seen. It scrolls by itself where there are many. */
export const SetList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--st-space-2);
  max-height: min(24rem, 50vh);
  margin-block: var(--st-space-3);
  padding-block: var(--st-space-2);
  padding-inline: var(--st-space-4) var(--st-space-1);
  overflow-y: auto;
  border-block: 1px solid var(--st-line);

  & + p {
    margin-block: 0;
    color: var(--st-text-muted);
  }
`;
