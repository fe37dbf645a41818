import { styled } from 'styled-components';

export const NotificationRoot = styled.div`
  display: flex;
  align-items: start;
  gap: 10px;
  width: fit-content;
  max-width: min(30rem, 100%);
  padding: 8px 8px 8px 14px;
  padding-inline: 14px 8px;
  border-radius: var(--st-radius-card);
  background: var(--st-inverse);
  color: var(--st-on-inverse);
  box-shadow: var(--st-shadow-modal);
  pointer-events: auto;
  transition:
    opacity var(--st-motion-base) ease-out,
    translate var(--st-motion-base) ease-out;

  &[data-leaving] {
    opacity: 0;
  }

  @starting-style {
    opacity: 0;
    translate: 0 8px;
  }
`;

export const NotificationIcon = styled.span`
  display: inline-flex;
  flex: none;
  padding-block: 4px;
`;

export const NotificationMessage = styled.p`
  flex: 1;
  min-width: 0;
  padding-block: 2px;
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;
`;

export const NotificationButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: 24px;
  min-height: 24px;
  padding: 0 4px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  font-weight: var(--st-weight-strong);
  cursor: pointer;

  &[data-part='action'] {
    padding-inline: 10px;
    box-shadow: inset 0 0 0 1px var(--st-inverse-line);
  }

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: 0;
  }
`;
