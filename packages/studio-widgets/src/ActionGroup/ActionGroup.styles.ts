import { styled } from 'styled-components';
import { ownType } from '../shared/literal/Compact.styles.ts';

export const GroupRoot = styled.section`
  padding: var(--st-space-2) 12px var(--st-space-3);
  border: 1px solid var(--st-line);
  border-inline-start: 3px solid var(--st-good);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  ${ownType}

  &:has(> [data-part='outcome']) {
    position: relative;
    padding-inline-end: calc(9rem + 12px);
  }
`;

/** What became of the actions: as wide as what became of conditions. */
export const GroupOutcome = styled.p`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  box-sizing: border-box;
  width: 9rem;
  margin: 0;
  padding: 15px 10px 10px;
  border-inline-start: 1px solid var(--st-line);
  border-radius: 0 var(--st-radius-card) var(--st-radius-card) 0;
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-strong);
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &:dir(rtl) {
    border-radius: var(--st-radius-card) 0 0 var(--st-radius-card);
  }
`;

export const GroupBar = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--st-control-height);
`;

export const GroupTitle = styled.h3`
  margin: 0;
  font: inherit;
  font-weight: var(--st-weight-strong);
`;

export const BarEnd = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

export const ActionList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ActionItem = styled.li`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 2px;
  border-radius: var(--st-radius-control);

  &:focus-visible {
    outline: 2px solid var(--st-focus);
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-edge]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 2px;
    border-radius: 1px;
    background: var(--st-accent);
    pointer-events: none;
  }

  &[data-edge='before']::after {
    inset-block-start: -1px;
  }

  &[data-edge='after']::after {
    inset-block-end: -1px;
  }
`;

export const ActionHandle = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: var(--st-control-height);
  margin-inline: -6px -4px;
  padding: 0;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text-muted);
  cursor: grab;

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const ActionContent = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  min-width: 0;
`;

export const RawContent = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
`;

export const RawOption = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--st-control-height);
`;

export const ActionProblemText = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: var(--st-control-height);
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

export const Quiet = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  padding-block: 6px;
  color: var(--st-text-muted);
`;
