import { styled } from 'styled-components';

/** Stays at the lower edge of what is on screen, also of an editor that is longer. */
export const RefusalLine = styled.p`
  position: sticky;
  inset-block-end: var(--st-space-2);
  z-index: 2;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 6px;
  width: fit-content;
  max-width: 100%;
  margin: var(--st-space-2) 0 0;
  padding: 6px 10px;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
    color: var(--st-warning);
  }
`;
