import { styled } from 'styled-components';

export const PanelRoot = styled.section`
  display: grid;
  gap: var(--st-space-3);
  align-content: start;
  min-width: 0;
`;

export const GroupBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
  padding-block: var(--st-space-2);
  overflow-wrap: anywhere;
`;

/** One line, cut where the title of the group needs the room. */
export const SetTexts = styled.span`
  display: inline-block;
  max-inline-size: 8.5rem;
  overflow: hidden;
  color: var(--st-text-muted);
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const ButtonRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-1);
  justify-items: start;
  min-width: 0;

  > button {
    max-width: 100%;
  }
`;

export const ButtonLabel = styled.span`
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-strong);
`;

export const ButtonNote = styled.span`
  display: inline-flex;
  gap: var(--st-space-1);
  align-items: center;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);

  &[data-problem] {
    color: var(--st-bad);
  }

  svg {
    flex: none;
  }
`;

export const OptionsFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  margin-block-start: var(--st-space-1);
  color: var(--st-bad);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const SkeletonList = styled.div`
  display: grid;
  gap: var(--st-space-4);
`;
