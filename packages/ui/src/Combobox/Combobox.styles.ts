import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';

export const ComboboxFrame = styled.div`
  ${controlFrame}
`;

export const ComboboxInput = styled.input`
  ${bareControl}

  ${ComboboxFrame}[data-filter] &:not(:focus)::placeholder {
    color: var(--st-text);
  }

  ${ComboboxFrame}[data-filter][data-chosen] &:not(:focus) {
    flex: 0 1 auto;
    field-sizing: content;
    width: auto;
    min-height: 22px;
    margin-inline-start: 8px;
    padding: 1px 8px;
    border-radius: 5px;
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

export const ComboboxEnd = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 2px;
  margin-inline-start: auto;
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
