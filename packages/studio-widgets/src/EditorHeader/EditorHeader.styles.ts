import { styled } from 'styled-components';

export const Root = styled.header`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Row = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  min-block-size: 44px;

  @container (inline-size < 480px) {
    flex-wrap: wrap;
  }

  @container (inline-size < 900px) {
    &[data-with-tools] {
      flex-wrap: wrap;
    }

    /* The name has the first line to itself: what the back link leaves of it. */
    &[data-with-tools] > [data-part='names'] {
      flex: 1 1 calc(100% - var(--st-control-height) - var(--st-space-3));
    }
  }
`;

export const Back = styled.span`
  display: inline-flex;
  flex: none;

  & > a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    inline-size: var(--st-control-height);
    block-size: var(--st-control-height);
    border: 1px solid var(--st-line-strong);
    border-radius: var(--st-radius-control);
    background: var(--st-surface);
    color: var(--st-text);
  }

  & > a:hover {
    background: var(--st-hover);
  }

  & svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/**
 * A share of the row that does not depend on the name, so that the actions are at the same place for every object. It is enough for a name
 * of some twenty letters. Where a type and marks are beside the name the share is larger, and leaves the actions room for tools, saving, and
 * one action besides; where there are tools a name of some thirty letters is whole, with its marks below it, before a second action has room.
 */
export const Names = styled.div`
  display: flex;
  flex: 1 0 30%;
  align-items: center;
  min-inline-size: 0;

  /* Beside the actions a long name goes on into the room that they leave. */
  @container (inline-size >= 900px) {
    & > :last-child {
      margin-inline-end: calc(-1 * var(--editor-header-free, 0px));
    }
  }

  @container (inline-size >= 1100px) {
    [data-with-marks] > & {
      flex-basis: max(30%, min(30rem, 100% - 44rem));
    }
  }

  @container (inline-size >= 1160px) {
    [data-with-marks][data-with-tools] > & {
      flex-basis: max(22rem, min(30rem, 100% - 58rem));
    }
  }

  @container (inline-size < 1100px) {
    flex-basis: 28%;
  }

  @container (inline-size < 900px) {
    flex-basis: 40%;
  }

  @container (inline-size < 480px) {
    flex: 1 1 60%;
  }
`;

/** The name, and the facts beside it. */
export const NameText = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-inline-size: 0;

  /* Where something is seen beside it, type and state give way with the name, so that some of each is left. */
  &:has(+ * button) [data-part='marks'] {
    flex: 0 3 auto;
  }

  @container (inline-size < 1100px) {
    display: grid;
    grid-template:
      'title title' auto
      'marks description' auto
      / auto minmax(0, 1fr);
    gap: 0 var(--st-space-2);
    align-items: center;
  }

  @container (inline-size >= 1160px) and (inline-size < 1400px) {
    [data-with-marks][data-with-tools] > * > & {
      display: grid;
      grid-template:
        'title title' auto
        'marks description' auto
        / auto minmax(0, 1fr);
      gap: 0 var(--st-space-2);
      align-items: center;
    }
  }

  @container (inline-size < 480px) {
    grid-template: 'title' 'marks' 'description' / minmax(0, 1fr);
  }
`;

/** Before the bar of actions, whose empty room it may take. */
export const Beside = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  max-inline-size: 60%;
  padding-inline-start: var(--st-space-2);

  &:not(:has(button)) {
    padding: 0;
  }
`;

export const NameLine = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  min-inline-size: 0;

  @container (inline-size < 1100px) {
    display: contents;
  }

  @container (inline-size >= 1160px) and (inline-size < 1400px) {
    [data-with-marks][data-with-tools] & {
      display: contents;
    }
  }
`;

export const Title = styled.h1`
  grid-area: title;
  justify-self: start;
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: hidden;
  font-size: var(--st-text-xl);
  line-height: var(--st-leading-xl);
  font-weight: var(--st-weight-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Marks = styled.span`
  display: inline-flex;
  flex: none;
  grid-area: marks;
  gap: var(--st-space-1);
  align-items: center;
  min-inline-size: 0;
  max-inline-size: min(24rem, 50cqi);
  overflow: hidden;

  @container (inline-size < 480px) {
    max-inline-size: 100%;
  }

  & > span {
    flex: 0 1 auto;
    min-inline-size: 3rem;
  }
`;

export const Description = styled.p`
  grid-area: description;
  overflow: hidden;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: var(--st-space-1);
  align-items: center;
`;

export const Actions = styled.div`
  display: flex;
  flex: 9999 1 0;
  margin-inline-start: var(--st-space-3);
  gap: var(--st-space-3);
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  @container (inline-size < 480px) {
    flex-basis: 100%;
    margin-inline-start: 0;
  }

  @container (inline-size < 900px) {
    [data-with-tools] > & {
      flex-basis: 100%;
      margin-inline-start: 0;

      /* As high as a button of two lines, so that nothing moves when its second line comes. */
      min-block-size: 38px;
    }
  }
`;

/** The picture of a mark, before its label. */
export const MarkIcon = styled.span`
  display: inline-flex;
  margin-inline-end: 4px;
  vertical-align: -2px;
`;
