import { styled } from 'styled-components';

export const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);

  &:not(:empty) {
    margin-block-end: var(--st-space-4);
  }
`;

export const Note = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: start;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  overflow-wrap: anywhere;

  &[data-tone='bad'] {
    border-color: color-mix(in srgb, var(--st-bad) 40%, transparent);
    background: var(--st-bad-soft);
  }

  svg {
    flex: none;
    margin-block-start: 2px;
  }

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--st-space-2);
    align-items: start;
    min-inline-size: 0;
  }
`;
