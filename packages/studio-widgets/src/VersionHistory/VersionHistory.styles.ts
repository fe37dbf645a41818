import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Panes = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(15rem, 34%) minmax(0, 1fr);
  block-size: var(--version-history-height);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: hidden;

  @container (inline-size < 640px) {
    grid-template: minmax(0, 2fr) minmax(0, 3fr) / minmax(0, 1fr);
  }
`;

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  & + & {
    border-inline-start: 1px solid var(--st-line);
  }

  @container (inline-size < 640px) {
    & + & {
      border-block-start: 1px solid var(--st-line);
      border-inline-start: 0;
    }
  }
`;

export const PaneHead = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-3);
  align-items: center;
  min-block-size: 48px;
  padding: var(--st-space-2) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
`;

export const PaneBody = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;

  &[data-padded] {
    padding: var(--st-space-3);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  gap: 0 var(--st-space-2);
  align-items: baseline;
  min-inline-size: 10rem;
`;

export const Title = styled.h3`
  min-inline-size: 0;
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  font-weight: var(--st-weight-strong);
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: var(--st-text-muted);
  font-weight: var(--st-weight-regular);
  font-variant-numeric: tabular-nums;
`;

export const Against = styled.div`
  display: flex;
  flex: none;
  gap: var(--st-space-3);
  align-items: center;
  padding: var(--st-space-2) var(--st-space-3) 0;

  & > span {
    color: var(--st-text-muted);
  }
`;

export const Bones = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  padding: var(--st-space-3);
`;
