import { styled } from 'styled-components';

/** The class names are the calendar library's own. */
export const CalendarRoot = styled.div`
  width: 224px;

  .rdp-month {
    display: grid;
    grid-template: 'previous caption next' auto 'grid grid grid' auto / 28px 1fr 28px;
    align-items: center;
    gap: 4px;
  }

  .rdp-month_grid {
    grid-area: grid;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .rdp-month_caption,
  .rdp-dropdowns {
    display: flex;
    justify-content: center;
    gap: 2px;
    min-width: 0;
  }

  .rdp-button_previous,
  .rdp-button_next {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--st-radius-control);
    background: none;
    color: var(--st-text-muted);
    cursor: pointer;

    &:hover {
      background: var(--st-hover);
      color: var(--st-text);
    }

    &[aria-disabled='true'] {
      background: none;
      color: var(--st-text-muted);
      opacity: 0.4;
      cursor: default;
    }
  }

  .rdp-weekday {
    width: 32px;
    height: 24px;
    padding: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-medium);
  }

  .rdp-day {
    width: 32px;
    height: 32px;
    padding: 0;
    text-align: center;
  }

  .rdp-day[data-within] {
    background: var(--st-accent-soft);
  }

  .rdp-day[data-within='start'] {
    border-start-start-radius: var(--st-radius-control);
    border-end-start-radius: var(--st-radius-control);
  }

  .rdp-day[data-within='end'] {
    border-start-end-radius: var(--st-radius-control);
    border-end-end-radius: var(--st-radius-control);
  }
`;

export const CalendarDay = styled.button`
  position: relative;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text);
  font-size: 0.8125rem;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  [data-within] > &:hover {
    background: color-mix(in srgb, var(--st-accent) 20%, transparent);
  }

  [data-outside] > & {
    color: var(--st-text-faint);
  }

  [data-today] > & {
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  [data-today] > &::after {
    content: '';
    position: absolute;
    inset: auto calc(50% - 8px) 4px;
    height: 2px;
    border-radius: 1px;
    background: currentColor;
  }

  [data-selected] > &,
  [data-selected] > &:hover {
    background: var(--st-accent);
    color: var(--st-on-accent);
    font-weight: var(--st-weight-strong);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  [data-disabled] > & {
    color: var(--st-text-faint);
    text-decoration: line-through;
    cursor: default;
  }

  [data-disabled]:not([data-selected]) > &:hover {
    background: none;
  }

  [data-disabled][data-selected] > & {
    color: var(--st-on-accent);
  }

  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const CalendarSelectFrame = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;

  &:has(.rdp-years_dropdown) {
    flex: none;
  }

  svg {
    position: absolute;
    inset-inline-end: 5px;
    color: var(--st-text-muted);
    pointer-events: none;
  }
`;

export const CalendarSelect = styled.select`
  appearance: none;
  field-sizing: content;
  min-width: 0;
  height: 28px;
  padding-block: 0;
  padding-inline: 4px 18px;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text);
  font-weight: var(--st-weight-strong);
  text-overflow: ellipsis;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  option {
    background: var(--st-surface);
    color: var(--st-text);
    font-weight: var(--st-weight-regular);
  }

  option:disabled {
    color: var(--st-text-faint);
  }
`;
