import { styled } from 'styled-components';
import { tab, tabLine } from '../internal/tab.styles.ts';

export const TabBarRoot = styled.nav`
  min-width: 0;
`;

export const TabBarList = styled.ul`
  ${tabLine}
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const TabLink = styled.a`
  ${tab}
`;

export const TabBadge = styled.span`
  padding-inline: 6px;
  border-radius: 8px;
  background: var(--st-sunken);
  box-shadow: inset 0 0 0 1px var(--st-line);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
  font-variant-numeric: tabular-nums;
`;
