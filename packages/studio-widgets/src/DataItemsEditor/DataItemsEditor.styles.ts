import { css, styled } from 'styled-components';

/** Six dots, drawn by the background so that a thousand handles cost no elements. */
const grip = css`
  content: '';
  flex: none;
  width: 8px;
  height: 12px;
  background-image: radial-gradient(circle, currentcolor 1px, transparent 1.3px);
  background-size: 4px 4px;
  opacity: 0.55;
`;

/** What selects and drags a row or a group. */
export const HandleRoot = styled.span`
  display: flex;
  align-items: center;
  cursor: grab;
  -webkit-user-select: none;
  user-select: none;
  scroll-margin-block: calc(
      var(--data-items-top) + var(--data-items-toolbar) + var(--data-items-bar) + var(--data-items-head) + 8px
    )
    24px;

  &::before {
    ${grip}
  }

  &:hover {
    color: var(--st-text);
  }

  &:hover::before,
  &:focus-visible::before,
  &[aria-pressed='true']::before {
    opacity: 1;
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const EditorRoot = styled.div`
  --data-items-toolbar: 56px;
  --data-items-bar: 40px;
  --data-items-head: 30px;
  --data-items-top: var(--data-items-sticky-top, 0px);

  position: relative;
  isolation: isolate;
  min-width: 0;
  container: data-items / inline-size;

  &[data-without-toolbar] {
    --data-items-toolbar: 0px;
  }
`;

/** Holds the groups; places in it are counted from its upper edge. */
export const GridRoot = styled.div`
  position: relative;
`;

export const GroupList = styled.div`
  --data-items-number: 64px;
  --data-items-priority: 240px;
  --data-items-columns: var(--data-items-number) minmax(0, 1fr) minmax(0, 1fr);

  position: relative;
  min-width: 0;

  @container data-items (max-width: 960px) {
    --data-items-priority: 184px;
  }

  @container data-items (max-width: 720px) {
    --data-items-number: 56px;
    --data-items-priority: 148px;
  }

  &[data-with-priorities] {
    --data-items-columns: var(--data-items-number) minmax(0, 1fr) minmax(0, 1fr) var(--data-items-priority);
  }
`;
