import { styled } from 'styled-components';

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  block-size: clamp(320px, 64dvh, 34rem);
  outline: none;

  & > [data-part='browser-grid'] {
    min-block-size: 280px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
`;

export const FilterNotice = styled.div`
  display: flex;
  flex: none;
  gap: var(--st-space-3);
  align-items: center;
  min-block-size: var(--st-control-height);
`;

export const Footer = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  justify-content: space-between;
  min-inline-size: 0;
`;

export const Counts = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-3);
  align-items: center;
  min-inline-size: 0;
  min-block-size: var(--st-control-height);
  color: var(--st-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Buttons = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  justify-content: flex-end;
  min-inline-size: 0;
  margin-inline-start: auto;
`;

export const Failure = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: var(--st-space-2);
  color: var(--st-bad);

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const Reason = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
