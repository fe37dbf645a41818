import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';

export const ComboboxFrame = styled.div`
  ${controlFrame}
`;

export const ComboboxInput = styled.input`
  ${bareControl}
`;

export const ComboboxEnd = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 2px;
  padding-inline-end: 3px;
`;

export const ComboboxToggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--st-text-muted);
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`;
