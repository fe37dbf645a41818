import { Toolbar } from '@studio/ui';
import { styled } from 'styled-components';

export const Bar = styled(Toolbar)`
  gap: 2px;
  padding: 4px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-surface);
`;

export const BarLine = styled.span`
  width: 1px;
  height: 20px;
  margin-inline: 4px;
  background: var(--st-line-strong);
`;

export const BarSpace = styled.span`
  flex: 1;
`;

export const Swatch = styled.span`
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 1px solid var(--st-line-control);
  border-radius: 4px;
  background: var(--swatch, transparent);
`;

export const HiddenFile = styled.input`
  display: none;
`;
