import { styled } from 'styled-components';

export const ToolbarRoot = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 10px;
  z-index: 1;
  display: flex;
  align-items: center;
  color: var(--st-text-muted);

  [data-outcomes] > & {
    inset-inline-end: calc(var(--outcome-width) + 10px);
  }

  [data-part='incomplete'] {
    color: var(--st-bad);
  }
`;
