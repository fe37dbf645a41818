import { styled } from 'styled-components';

export const SelectorRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  container-type: inline-size;
`;

export const GroupLabel = styled.span`
  align-self: start;
  margin-block-end: var(--st-space-1);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-strong);

  & > [data-part='required'] {
    color: var(--st-bad);
  }
`;

export const ChosenFrame = styled.div`
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  min-width: 0;
  min-height: var(--st-control-height);
  padding-inline: 10px 3px;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);

  &[data-locked] {
    border-color: var(--st-line-strong);
    background: var(--st-sunken);
  }

  &[data-invalid] {
    border-color: var(--st-bad);
  }
`;

export const PromptLine = styled.span`
  display: flex;
  flex: 1 1 auto;
  gap: var(--st-space-2);
  align-items: center;
  min-width: 0;

  & > svg {
    flex: none;
    color: var(--st-text-muted);
  }
`;

export const PromptText = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const TextButton = styled.button`
  flex: none;
  min-height: 24px;
  padding: 0 var(--st-space-1);
  border: 0;
  border-radius: 5px;
  background: none;
  color: var(--st-accent);
  font: inherit;
  font-weight: var(--st-weight-strong);
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }
`;

export const StepLine = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: start;
  min-width: 0;

  & > [data-part~='form-field'] {
    flex: 1 1 12rem;
  }

  & > button {
    margin-block-start: var(--st-space-1);
  }

  & > [data-part='button'] {
    margin-block-start: 0;
  }

  @container (max-width: 28rem) {
    &[data-step='second'] {
      flex-wrap: wrap;
    }

    &[data-step='second'] > [data-part='first-choice'] {
      flex-basis: 100%;
    }
  }
`;

export const FirstChoice = styled.div`
  display: flex;
  flex: 0 1 40%;
  gap: var(--st-space-2);
  align-items: center;
  min-width: 0;
  min-height: var(--st-control-height);
  padding-inline: 10px 3px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);

  & > svg {
    flex: none;
    color: var(--st-text-muted);
  }
`;

export const StepNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  align-items: center;
  margin-block-start: var(--st-space-1);
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }

  &[data-part='read-only-reason'] {
    color: var(--st-text-muted);
  }
`;
