import { styled } from 'styled-components';

export const TryItHead = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  padding: var(--st-space-2) var(--st-space-2) var(--st-space-2) var(--st-space-4);
  border-block-end: 1px solid var(--st-line);

  & h2 {
    flex: 1;
    margin: 0;
    font-size: var(--st-text-lg);
    font-weight: var(--st-weight-strong);

    &:focus-visible {
      border-radius: 2px;
      outline: 2px solid var(--st-focus);
      outline-offset: 4px;
    }
  }

  /* It covers the rest without that. */
  @container editor-body (inline-size < 66rem) {
    & [data-part='wide'] {
      display: none;
    }
  }
`;

export const TryItBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  padding-inline: var(--st-space-4);
`;
