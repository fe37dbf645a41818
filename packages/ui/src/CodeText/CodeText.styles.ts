import { styled } from 'styled-components';

export const CodeRoot = styled.div`
  position: relative;
  min-width: 0;
  max-width: 100%;

  &[data-variant='inline'] {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    vertical-align: baseline;
  }

  &[data-variant='block'] {
    display: flex;
    border: 1px solid var(--st-line);
    border-radius: var(--st-radius-card);
    background: var(--st-sunken);
    color: var(--st-text);
    overflow: hidden;
  }
`;

export const InlineCode = styled.code`
  min-width: 0;
  padding: 1px 5px;
  border: 1px solid var(--st-line);
  border-radius: 5px;
  background: var(--st-sunken);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`;

export const CodeBlock = styled.pre`
  flex: 1;
  min-width: 0;
  margin: 0;
  padding: 10px 14px;
  border-radius: inherit;
  overflow: auto;
  tab-size: 2;

  &[data-wrapped] {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  &[data-numbered] {
    counter-reset: line;
    padding-inline-start: 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  code {
    display: block;
    width: fit-content;
    min-width: 100%;
  }
`;

export const CodeLine = styled.span`
  display: block;
  position: relative;
  padding-inline-start: calc(var(--code-digits) * 1ch + 32px);

  &::before {
    counter-increment: line;
    content: counter(line);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: calc(var(--code-digits) * 1ch + 16px);
    color: var(--st-text-faint);
    text-align: end;
    -webkit-user-select: none;
    user-select: none;
  }

  @supports (content: 'x' / 'y') {
    &::before {
      content: counter(line) / '';
    }
  }
`;

export const CopyPlace = styled.span`
  display: inline-flex;

  [data-variant='block'] > & {
    flex: none;
    align-self: flex-start;
    padding: 6px;
  }
`;
