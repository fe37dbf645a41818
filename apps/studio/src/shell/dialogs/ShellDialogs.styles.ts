import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

export const OpeningNote = styled.div`
  position: fixed;
  inset-block-start: 64px;
  inset-inline: 0;
  z-index: var(--st-z-dialog);
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  width: max-content;
  margin-inline: auto;
  padding: var(--st-space-2) var(--st-space-4);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  box-shadow: var(--st-shadow-popover);
  animation: ${appear} 1ms 200ms both;
`;
