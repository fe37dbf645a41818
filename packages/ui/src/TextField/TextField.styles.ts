import { styled } from 'styled-components';
import { bareControl, controlFrame } from '../internal/control.styles.ts';

export const TextFrame = styled.div`
  ${controlFrame}
`;

export const TextInput = styled.input`
  ${bareControl}

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* A rule of its own: a browser drops a list of selectors when it does not know one of them. */
  &::-ms-reveal {
    display: none;
  }

  &:-webkit-autofill {
    box-shadow: inset 0 0 0 99px var(--st-accent-soft);
    -webkit-text-fill-color: var(--st-text);
  }
`;

export const TextIcon = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline: 10px -2px;
  color: var(--st-text-muted);
  pointer-events: none;
`;

export const TextEnd = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 2px;
  padding-inline-end: 3px;
  color: var(--st-text-muted);
`;
