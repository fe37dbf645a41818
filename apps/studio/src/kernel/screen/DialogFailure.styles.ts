import { styled } from 'styled-components';

/** In sight wherever the dialog is scrolled to: at the lower edge, over the padding of its body. */
export const FailureLine = styled.p`
  position: sticky;
  inset-block-end: calc(-1 * var(--st-space-5));
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-2);
  margin: 0 0 var(--st-space-1);
  padding-block: var(--st-space-2);
  background: var(--st-surface);
  color: var(--st-bad);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
