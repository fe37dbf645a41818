import { styled } from 'styled-components';

export const AccordionRoot = styled.div`
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
`;

export const AccordionSection = styled.div`
  &:not(:first-child) {
    border-block-start: 1px solid var(--st-line);
  }
`;

export const AccordionHeading = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  min-height: 44px;
  padding-inline-end: var(--st-space-3);
`;

export const AccordionTitle = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
`;

export const AccordionButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--st-space-2);
  min-width: 0;
  min-height: 44px;
  padding: 8px 14px;
  border: 0;
  border-radius: var(--st-radius-card);
  background: none;
  color: inherit;
  font-weight: var(--st-weight-strong);
  text-align: start;
  cursor: pointer;

  &:hover:not([aria-disabled='true']) {
    background: var(--st-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: var(--st-text-muted);
    cursor: default;
  }
`;

export const AccordionChevron = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--st-text-muted);
  transition: rotate var(--st-motion-base) ease-out;

  &:dir(rtl) {
    scale: -1 1;
  }

  [aria-expanded='true'] > & {
    rotate: 90deg;
  }

  [aria-expanded='true'] > &:dir(rtl) {
    rotate: -90deg;
  }
`;

export const AccordionWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const AccordionReason = styled.span`
  flex: 0 1 auto;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-regular);

  svg {
    flex: none;
  }
`;

export const AccordionMeta = styled.div`
  flex: none;
  color: var(--st-text-muted);
`;

export const AccordionContent = styled.div`
  padding: 2px 14px 14px 38px;
  padding-inline: 38px 14px;
  overflow-wrap: anywhere;
`;
