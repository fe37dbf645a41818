import styled from 'styled-components';

export const Banner = styled.div.attrs({ role: 'alert' })`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-3);
  margin: var(--st-space-3) var(--st-space-6) 0;
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-warning);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);

  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-warning);
  }

  & > button {
    flex: none;
    margin-inline-start: auto;
  }

  p {
    margin: 0;
  }

  strong {
    font-weight: var(--st-weight-strong);
  }

  @media (max-width: 1023px) {
    margin-inline: var(--st-space-4);
  }
`;

export const Prose = styled.section`
  max-inline-size: 46rem;
  margin-block-start: var(--st-space-4);
  padding: var(--st-space-4) var(--st-space-5);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  p {
    margin: 0;
  }

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: var(--st-space-1) var(--st-space-4);
    margin: var(--st-space-3) 0 0;
  }

  dt {
    color: var(--st-text-muted);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
