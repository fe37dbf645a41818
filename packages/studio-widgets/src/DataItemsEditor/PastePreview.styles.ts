import { styled } from 'styled-components';

export const PreviewBody = styled.div`
  display: grid;
  gap: var(--st-space-4);
  min-width: 0;
`;

export const PreviewNote = styled.p`
  margin: 0;
  color: var(--st-text-muted);
`;

export const PreviewSection = styled.section`
  min-width: 0;
`;

export const PreviewTitle = styled.h3`
  margin: 0 0 var(--st-space-1);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  font-weight: var(--st-weight-strong);
`;

export const PreviewFrame = styled.div`
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  overflow: hidden;

  &:focus-within {
    outline: 2px solid var(--st-focus);
  }

  [role='list']:focus-visible {
    outline: none;
  }
`;

export const PreviewLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  padding-inline: var(--st-space-3);
  white-space: nowrap;

  &:not(:last-child) {
    border-block-end: 1px solid var(--st-line);
  }
`;

export const PreviewPlace = styled.span`
  flex: 0 0 220px;
  min-width: 0;
  overflow: hidden;
  color: var(--st-text-muted);
  text-overflow: ellipsis;
`;

const Text = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Before = styled(Text)`
  color: var(--st-text-muted);
  text-decoration: line-through;
`;

export const After = styled(Text)``;

export const Problem = styled(Text)`
  color: var(--st-bad);
`;

export const Arrow = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--st-text-faint);

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;
