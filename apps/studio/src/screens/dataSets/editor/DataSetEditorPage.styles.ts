import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 24rem;

  /* It has the focus only where what had it is gone: there is nothing to point at. */
  &:focus {
    outline: none;
  }
`;

export const Top = styled.div`
  padding: var(--st-space-4) var(--st-space-6) 0;

  &[data-has-tabs='false'] {
    padding-block-end: var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
  }

  @media (max-width: 1023px) {
    padding-inline: var(--st-space-4);
  }
`;

export const TabRow = styled.div`
  position: relative;
  margin-block-start: var(--st-space-2);

  > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
  }
`;

export const TabFault = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--st-space-1);
  color: var(--st-bad);
`;

export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--st-space-3);
  min-block-size: 0;
  overflow-y: auto;
  padding: 0 var(--st-space-6) var(--st-space-6);

  @media (max-width: 1023px) {
    padding-inline: var(--st-space-4);
  }
`;

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
