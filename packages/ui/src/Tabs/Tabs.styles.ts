import { styled } from 'styled-components';
import { tab, tabLine } from '../internal/tab.styles.ts';

export const TabsList = styled.div`
  ${tabLine}
`;

export const TabsTab = styled.button`
  ${tab}
`;

export const TabsPanel = styled.div`
  padding-block-start: 12px;
  border-radius: var(--st-radius-control);
`;
