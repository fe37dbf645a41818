import { styled } from 'styled-components';

export const PagerRoot = styled.nav`
  min-width: 0;
`;

export const PagerList = styled.ul`
  display: flex;
  align-items: center;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const PageItem = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-medium);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
    color: var(--st-text);
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &[aria-current='page'] {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--st-text-faint);
    opacity: 0.55;
    cursor: default;
  }

  svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const PageGap = styled.span`
  display: inline-flex;
  justify-content: center;
  min-width: 28px;
  color: var(--st-text-muted);
`;
