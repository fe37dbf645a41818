import { styled } from 'styled-components';

export const SearchFault = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 4px;
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;
