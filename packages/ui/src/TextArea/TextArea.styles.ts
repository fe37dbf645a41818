import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';

export const AreaFrame = styled.div`
  ${controlFrame}
  flex-direction: column;
  align-items: stretch;
`;

export const AreaInput = styled.textarea`
  ${bareControl}
  flex: none;
  display: block;
  min-height: calc(var(--area-min-rows) * 1lh + 10px);
  max-height: calc(var(--area-max-rows) * 1lh + 10px);
  padding-block: 5px;
  resize: vertical;
  field-sizing: content;

  &:read-only,
  &:disabled {
    resize: none;
  }
`;

export const AreaCounter = styled.span`
  align-self: end;
  padding: 0 10px 4px;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  &[data-over] {
    color: var(--st-bad);
    font-weight: var(--st-weight-strong);
  }
`;
