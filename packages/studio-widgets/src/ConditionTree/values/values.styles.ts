import { styled } from 'styled-components';
import { compactControl } from '../../shared/literal/Compact.styles.ts';

export const ChoiceButton = styled.button`
  ${compactControl}
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--st-text-muted);
  }

  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-empty] > span {
    color: var(--st-text-muted);
  }
`;

export const Pair = styled.span`
  display: flex;
  gap: 6px;

  > * {
    flex: 1 1 50%;
    min-width: 0;
  }
`;

export const SearchFault = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 4px;
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;
`;

export const RawArea = styled.textarea`
  ${compactControl}
  display: block;
  width: 100%;
  max-height: 420px;
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.3125rem;
  padding-block: 4.5px;
  overflow-wrap: anywhere;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }
`;

export const RawText = styled.pre`
  margin: 0;
  padding: 5px 10px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  color: var(--st-text);
  font-family: var(--st-font-mono);
  font-size: 0.8125rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
