import { styled } from 'styled-components';

export const RestoreForm = styled.div`
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

export const Success = styled.p`
  display: flex;
  gap: var(--st-space-2);
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-good);
  }
`;

export const Work = styled.div`
  display: flex;
  align-items: center;
  gap: var(--st-space-2);
  color: var(--st-text-muted);
`;

export const Warning = styled.p`
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-inline-start: 3px solid var(--st-warning);
  border-radius: var(--st-radius-control);
`;
