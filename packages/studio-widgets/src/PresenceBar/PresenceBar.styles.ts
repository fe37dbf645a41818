import { styled } from 'styled-components';

export const Root = styled.div`
  display: inline-flex;
  flex: 0 1 auto;
  min-inline-size: 0;
`;

export const Stack = styled.button`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--st-control-height);
  max-inline-size: 100%;
  padding: 0 var(--st-space-2);
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-text-muted);
  font: inherit;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
    color: var(--st-text);
  }
`;

export const Face = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--st-canvas);

  & + & {
    margin-inline-start: -4px;
  }
`;

export const Count = styled.span`
  position: relative;
  flex: none;
  min-inline-size: 28px;
  margin-inline-start: -4px;
  padding: 5px 6px;
  border-radius: 14px;
  background: var(--st-sunken);
  box-shadow:
    inset 0 0 0 1px var(--st-line-strong),
    0 0 0 2px var(--st-canvas);
  color: var(--st-text);
  font-size: 0.6875rem;
  font-weight: var(--st-weight-strong);
  font-variant-numeric: tabular-nums;
`;

export const Here = styled.span`
  max-inline-size: 12rem;
  margin-inline-start: var(--st-space-2);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const People = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--st-space-2);
  align-items: center;
  overflow-wrap: anywhere;

  & > :first-child {
    grid-row: 1 / span 2;
  }

  & > :nth-child(2):last-child {
    grid-row: 1 / span 2;
  }

  & > small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
  }
`;
