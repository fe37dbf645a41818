import { styled } from 'styled-components';

/** The text, and the errors below one another. */
export const Errors = styled.div`
  & > p {
    margin: 0 0 var(--st-space-2);
  }

  & > [data-part='form'] {
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }

  & > ul {
    margin: var(--st-space-3) 0 0;
    padding: 0;
    border-block-start: 1px solid var(--st-line);
    list-style: none;
  }

  & > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--st-space-4);
    padding-block: var(--st-space-2);
    border-block-end: 1px solid var(--st-line);
  }

  & > ul > li > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > ul > li strong {
    font-weight: var(--st-weight-medium);
  }
`;
