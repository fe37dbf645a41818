import { styled } from 'styled-components';
import { controlFrame, oneLine } from '../internal/control.styles.ts';

export const SelectFrame = styled.div`
  ${controlFrame}

  > [data-part='toggle'] {
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
    -webkit-user-select: none;
    user-select: none;
  }

  > [aria-disabled='true'],
  > [aria-readonly='true'] {
    cursor: default;
  }

  &[data-clearable] > [data-part='toggle'] {
    padding-inline-end: 54px;
  }

  [data-part='value'] {
    flex: 0 1 auto;
    ${oneLine}
  }

  [data-placeholder] {
    color: var(--st-text-faint);
  }

  &[data-filter] [data-placeholder] {
    color: var(--st-text);
  }

  &[data-filter] [data-part='value']:not([data-placeholder]) {
    margin-inline-start: -2px;
    padding: 1px 8px;
    border-radius: 5px;
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-size: 0.8125rem;
    font-weight: var(--st-weight-strong);
  }

  [data-part='chevron'] {
    position: absolute;
    inset-inline-end: 8px;
    display: inline-flex;
    color: var(--st-text-muted);
    pointer-events: none;
  }

  > [data-part='end'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 28px;
    display: inline-flex;
    align-items: center;
  }
`;
