import styled, { css } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 24rem;

  /* Content whose parts scroll each by itself needs a height: in a window that is shorter, as at 200 %, the page scrolls as a whole. */
  @media (max-height: 40rem) {
    &:has([data-tall]) {
      min-block-size: 46rem;
    }
  }

  /* It has the focus only where what had it is gone: there is nothing to point at. */
  &:focus {
    outline: none;
  }
`;

export const Top = styled.div`
  padding: var(--st-space-4) var(--st-space-6) 0;

  &[data-has-tabs='false'] {
    padding-block-end: var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
  }

  @media (max-width: 1023px) {
    padding-inline: var(--st-space-4);
  }
`;

export const TabRow = styled.div`
  position: relative;
  margin-block-start: var(--st-space-2);

  > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 0;
  }
`;

/** The content, and what is beside it. */
export const Body = styled.div`
  container: editor-body / inline-size;
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

/** What is over the content, on the whole width: the content cannot be reached then. */
const covering = css`
  position: absolute;
  inset: 0;
  z-index: 3;
  inline-size: auto;
  border: none;
`;

/** What is beside the content, on its whole height. Where there is no room for both it covers the content, and with `data-wide` always. */
export const Beside = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: clamp(25rem, 42%, 44rem);
  border-inline-start: 1px solid var(--st-line);
  background: var(--st-canvas);

  &[hidden] {
    display: none;
  }

  &[data-wide] {
    ${covering}
  }

  @container editor-body (inline-size < 66rem) {
    ${covering}
  }
`;

/** Positioned, so that what is hidden visually in a long form scrolls in it and does not make the page around it scroll. */
export const Content = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--st-space-3);
  min-block-size: 0;
  min-inline-size: 0;
  overflow-y: auto;
  padding: 0 var(--st-space-6) var(--st-space-6);

  @media (max-width: 1023px) {
    padding-inline: var(--st-space-4);
  }

  &:has(+ section[data-wide]:not([hidden])) {
    visibility: hidden;
  }

  @container editor-body (inline-size < 66rem) {
    &:has(+ section:not([hidden])) {
      visibility: hidden;
    }
  }
`;
