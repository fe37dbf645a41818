import { styled } from 'styled-components';

export const DropZone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-1) var(--st-space-3);
  padding: var(--st-space-4);
  border: 1px dashed var(--st-line-control);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  color: var(--st-text);
  transition:
    background-color var(--st-motion-fast) ease-out,
    border-color var(--st-motion-fast) ease-out;

  &[data-invalid] {
    border-color: var(--st-bad);
  }

  &[data-disabled],
  &[data-read-only] {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
    color: var(--st-text-muted);
  }

  &[data-drag-over] {
    border-color: var(--st-accent);
    border-style: solid;
    background: var(--st-accent-soft);
    outline: 1px solid var(--st-accent);
    outline-offset: -2px;
  }
`;

export const DropIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--st-text-muted);

  [data-drag-over] > & {
    color: var(--st-accent);
  }
`;

export const DropWords = styled.div`
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  min-width: 0;
`;

export const DropPrompt = styled.span`
  font-weight: var(--st-weight-medium);

  [data-drag-over] & {
    color: var(--st-accent);
  }
`;

export const DropRules = styled.span`
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;
`;

export const NativeInput = styled.input`
  display: none;
`;

export const Refusals = styled.div`
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

export const RefusalLine = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
`;

export const FileList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-1);
  margin-block-start: var(--st-space-2);
`;

export const FileItem = styled.li`
  min-width: 0;
  padding: 5px 5px 5px 12px;
  padding-inline: 12px 5px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
`;

export const FileLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  min-height: 24px;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }
`;

export const FileNameRoot = styled.span`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;
  color: var(--st-text);
  white-space: pre;
`;

export const FileNameStart = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const FileNameEnd = styled.span`
  flex: none;
`;

export const FileSize = styled.span`
  flex: none;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

export const FileSpace = styled.span`
  flex: 1;
`;

export const FileDetails = styled.div`
  padding-block: 4px 5px;
  padding-inline-end: 7px;
`;

export const ProgressTrack = styled.div`
  height: 4px;
  margin-block: 4px 6px;
  margin-inline-end: 7px;
  border-radius: 2px;
  background: color-mix(in srgb, var(--st-text) 9%, transparent);
  overflow: hidden;
`;

export const ProgressBar = styled.div`
  width: var(--file-progress);
  height: 100%;
  border-radius: inherit;
  background: var(--st-accent);
  transition: width var(--st-motion-base) ease-out;

  &[data-complete] {
    background: var(--st-good);
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
