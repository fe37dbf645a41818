import { styled } from 'styled-components';

export const Tree = styled.section`
  padding-block: var(--st-space-4) var(--st-space-6);

  & p {
    margin: 0;
    padding-block: var(--st-space-1);
    padding-inline-start: var(--st-space-6);
    color: var(--st-text-muted);
  }

  & > ul {
    padding-inline-start: 0;
    border: none;
    margin: 0;
  }
`;

export const ChildList = styled.ul`
  display: grid;
  gap: var(--st-space-1);
  margin: var(--st-space-1) 0 var(--st-space-1) 7px;
  padding-inline-start: var(--st-space-5);
  border-inline-start: 1px solid var(--st-line);
  list-style: none;

  & > li > button {
    margin-inline-start: var(--st-space-5);
  }
`;

export const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-3);
  align-items: center;
  padding: var(--st-space-1) var(--st-space-2);
  border-radius: var(--st-radius-control);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: var(--st-text-muted);
  }

  & > span:not([data-part]) {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  &[data-current] {
    background: var(--st-accent-soft);
  }
`;
