import { styled } from 'styled-components';

export const CardLayer = styled.div`
  inset: auto;
  position: fixed;
  width: 400px;
  max-width: calc(100vw - 16px);
  margin: 0;
  padding: var(--st-space-4);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  box-shadow: var(--st-shadow-popover);
  overflow: auto;
  overscroll-behavior: contain;

  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (width < 768px) {
    inset: auto 0 0 !important;
    width: 100%;
    max-width: none;
    max-height: 80dvh !important;
    padding-block-end: max(var(--st-space-4), env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: var(--st-radius-modal) var(--st-radius-modal) 0 0;
    box-shadow: var(--st-shadow-modal);
  }
`;

export const CardHead = styled.header`
  display: flex;
  align-items: start;
  gap: var(--st-space-3);

  & > [data-part='close'] {
    margin-block-start: -6px;
    margin-inline-end: -6px;
  }
`;

export const CardMark = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: var(--st-radius-card);
  background: var(--st-accent-soft);
  color: var(--st-accent);
`;

export const CardHeading = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 48px;
`;

export const CardKind = styled.span`
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const CardName = styled.h2`
  max-width: 100%;
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
`;

export const CardFacts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px var(--st-space-4);
  margin: var(--st-space-3) 0 0;
  padding-block-start: var(--st-space-3);
  border-block-start: 1px solid var(--st-line);

  dt {
    min-width: 64px;
    max-width: 120px;
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const CardWaiting = styled.div`
  display: grid;
  grid-template-columns: 48px 1fr;
  align-content: start;
  align-items: center;
  gap: var(--st-space-3);
  flex: 1;
  min-height: 168px;
`;

export const CardWaitingLines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);

  &:last-child {
    grid-column: 1 / -1;
  }
`;

export const CardProblem = styled.div`
  flex: 1;
  min-width: 0;
  margin-inline-start: 26px;
`;

export const CardNote = styled.p`
  flex: 1;
  align-self: center;
  min-width: 0;
  margin: 0;
  color: var(--st-text-muted);
  overflow-wrap: anywhere;
`;
