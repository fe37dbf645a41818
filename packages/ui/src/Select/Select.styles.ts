import { styled } from 'styled-components';
import { controlFrame } from '../internal/control.styles.ts';

export const SelectFrame = styled.div`
  ${controlFrame}
`;

export const SelectToggle = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: calc(var(--st-control-height) - 2px);
  padding-inline: 10px 30px;
  border-radius: inherit;
  outline: none;
  cursor: pointer;
  user-select: none;

  &[aria-disabled='true'],
  &[aria-readonly='true'] {
    cursor: default;
  }

  ${SelectFrame}[data-clearable] & {
    padding-inline-end: 54px;
  }
`;

export const SelectValue = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--st-text-faint);
  }

  ${SelectFrame}[data-filter] &[data-placeholder] {
    color: var(--st-text);
  }

  ${SelectFrame}[data-filter] &:not([data-placeholder]) {
    margin-inline-start: -2px;
    padding: 1px 8px;
    border-radius: 5px;
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

export const SelectChevron = styled.span`
  position: absolute;
  inset-inline-end: 8px;
  display: inline-flex;
  color: var(--st-text-muted);
  pointer-events: none;
`;

export const SelectClear = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 28px;
  display: inline-flex;
  align-items: center;
`;
