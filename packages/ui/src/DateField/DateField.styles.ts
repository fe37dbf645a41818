import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';
import { bareLayer, floatingSurface } from '../internal/layer.styles.ts';

export const DateFrame = styled.div`
  ${controlFrame}
  cursor: text;
`;

export const DateInput = styled.input`
  ${bareControl}
  direction: ltr;
  font-variant-numeric: tabular-nums;

  ${DateFrame}:dir(rtl) & {
    text-align: right;
  }
`;

export const DatePrefix = styled.span`
  flex: none;
  min-width: 2.75em;
  margin-inline: 10px -6px;
  color: var(--st-text-muted);
  pointer-events: none;
`;

export const DateEnd = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 1px;
  padding-inline-end: 3px;
  color: var(--st-text-muted);
`;

export const DateLayerRoot = styled.div`
  ${bareLayer}
  position: fixed;
  max-width: calc(100vw - 16px);
  ${floatingSurface}
  padding: 12px;
  overflow: auto;
  outline: none;
`;

export const DateLayerWait = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 224px;
  height: 300px;
  color: var(--st-text-muted);
`;

export const DateLayerFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  max-width: 224px;
  margin-block-start: 8px;
  padding-block-start: 8px;
  border-block-start: 1px solid var(--st-line);
`;
