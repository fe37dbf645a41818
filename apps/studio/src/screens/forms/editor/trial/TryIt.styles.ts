import { styled } from 'styled-components';

export const TryItHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: var(--st-space-2) var(--st-space-2) var(--st-space-2) var(--st-space-4);
  border-block-end: 1px solid var(--st-line);

  & h2 {
    margin: 0;
    font-size: var(--st-text-lg);
    font-weight: var(--st-weight-strong);

    &:focus-visible {
      border-radius: 2px;
      outline: 2px solid var(--st-focus);
      outline-offset: 4px;
    }
  }
`;

export const TryItBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  padding-inline: var(--st-space-4);
`;
