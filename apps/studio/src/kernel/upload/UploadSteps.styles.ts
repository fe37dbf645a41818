import { Table } from '@studio/ui';
import { styled } from 'styled-components';

export const UploadForm = styled.div`
  display: grid;
  gap: var(--st-space-4);
  margin-block-end: var(--st-space-4);
`;

export const StepParts = styled.div`
  display: grid;
  align-content: start;
  gap: var(--st-space-3);
  min-height: 110px;
`;

export const Work = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  color: var(--st-text-muted);
`;

/** How far it is, as a bar and in words. */
export const Share = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-3);
  color: var(--st-text-muted);
  font-variant-numeric: tabular-nums;

  > progress {
    flex: 1 1 auto;
    min-inline-size: 0;
    accent-color: var(--st-accent);
  }

  > span {
    flex: none;
  }
`;

export const ReportParts = styled.div`
  display: grid;
  gap: var(--st-space-3);
`;

export const Refused = styled.p`
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-bad-soft);
  color: var(--st-bad);
`;

/** What is to be known before going on. */
export const Warning = styled.p`
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-inline-start: 3px solid var(--st-warning);
  border-radius: var(--st-radius-control);
  overflow-wrap: anywhere;
`;

export const ScrollingTable = styled(Table)`
  max-height: clamp(240px, 40vh, 420px);
` as typeof Table;

export const Lines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
