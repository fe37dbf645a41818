import { css, styled } from 'styled-components';

/**
 * One below the other. A grid or a column of flexible boxes within others measures its content several times at each level, which a key in a long form
 * would wait for.
 */
const stacked = css`
  display: block;
  min-width: 0;

  > * + * {
    margin-block-start: var(--st-space-4);
  }
`;

export const ViewRoot = styled.div`
  container: form-view / inline-size;
  ${stacked}
  color: var(--st-text);
  font-family: var(--st-font-sans);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  overflow-wrap: anywhere;

  @media print {
    [data-not-printed] {
      display: none;
    }
  }
`;

export const SectionRoot = styled.section`
  ${stacked}
  padding: var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const SectionHeading = styled.h2`
  margin: 0;
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
`;

export const EntryRoot = styled.div`
  ${stacked}
  padding-block-start: var(--st-space-3);
  border-block-start: 1px solid var(--st-line);
`;

/** All entries of a section. */
export const EntriesRoot = styled.div`
  ${stacked}
`;

export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--st-text-muted);
  font-weight: var(--st-weight-medium);
`;

/**
 * Rows, one below the other. What is out of sight is neither laid out nor painted; the browser looks at each frame whether it is, which is cheaper
 * for some blocks than for hundreds of rows.
 */
export const BlockRoot = styled.div`
  ${stacked}
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--rows) * (56px + var(--st-space-4)));
  /* Outlines of fields that have the focus, and the ground of one that is missing. */
  overflow-clip-margin: 12px;
`;

/** Fields side by side, one below the other where there is no room. */
export const RowRoot = styled.div`
  display: flex;
  gap: var(--st-space-4);
  align-items: flex-start;
  min-width: 0;

  > * {
    flex: 1 1 0;
    min-width: 0;
  }

  @container form-view (max-width: 560px) {
    flex-direction: column;
    align-items: stretch;

    /* Holds a place beside others only. */
    > [data-part='field']:empty {
      display: none;
    }
  }
`;

export const FieldRoot = styled.div`
  min-width: 0;

  &[data-text-style^='bold'] {
    [data-part='label'],
    [data-part='words'],
    a,
    legend {
      font-weight: var(--st-weight-strong);
    }
  }

  &:is([data-text-style='italic'], [data-text-style='boldItalic']) {
    [data-part='label'],
    [data-part='words'],
    a,
    legend {
      font-style: italic;
    }
  }

  &[data-label-beside] {
    @container form-view (min-width: 420px) {
      [data-part='form-field'],
      > [data-part='read'] {
        display: grid;
        grid-template-columns: min(var(--label-width, 160px), 45%) minmax(0, 1fr);
        column-gap: var(--st-space-3);
        /* A label of two lines does not make its control higher. */
        align-items: start;

        > * {
          grid-column: 2;
        }

        > [data-part='label']:not([data-hidden]) {
          grid-area: 1 / 1;
          margin-block: 7px 0;
        }
      }

      [data-part='form-field'] > [data-part='label'] + * {
        grid-row: 1;
      }

      &:is([data-type='yesNo'], [data-type='radioGroup'], [data-type='checkBoxGroup'])
        [data-part='form-field']
        > [data-part='label'] {
        margin-block-start: 3px;
      }

      > [data-part='read'] > [data-part='label'] {
        margin-block-start: 0;
      }

      /* Its label is beside its box in any case: it is in line with the other controls. */
      > [data-part='checkbox'] {
        padding-inline-start: calc(min(var(--label-width, 160px), 45%) + var(--st-space-3));
      }
    }
  }
`;

/** One quiet line about what has no control that shows it. */
export const FieldHint = styled.p`
  margin: 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  * + & {
    margin-block-start: 4px;
  }

  legend + & {
    margin-block-start: -4px;
  }
`;

export const Words = styled.p`
  margin: 0;
  white-space: pre-line;
`;

export const WordsHeading = styled.h3`
  margin: 0;
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
  font-weight: var(--st-weight-medium);

  &[data-heading='1'] {
    font-size: var(--st-text-lg);
    line-height: var(--st-leading-lg);
    font-weight: var(--st-weight-strong);
  }

  &[data-heading='2'] {
    font-weight: var(--st-weight-strong);
  }
`;

export const OptionList = styled.div`
  display: grid;
  gap: var(--st-space-1);
  min-width: 0;

  &[data-horizontal] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1) var(--st-space-4);
  }
`;

export const Group = styled.fieldset`
  display: grid;
  gap: var(--st-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: none;

  > legend {
    padding: 0;
    margin-block-end: var(--st-space-1);
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    font-weight: var(--st-weight-medium);
  }
`;

export const GroupProblem = styled.p`
  margin: 0;
  color: var(--st-bad);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const RepeatedRow = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: flex-start;
  min-width: 0;

  > :first-child {
    flex: 1 1 auto;
  }

  > :last-child {
    flex: none;
    margin-block-start: 24px;
  }
`;

export const NoRows = styled.p`
  margin: 0;
  color: var(--st-text-muted);
`;

/** A field that is read. */
export const ReadRoot = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  border-radius: var(--st-radius-control);

  &:focus-visible {
    outline: 2px solid var(--st-accent);
    outline-offset: 4px;
  }

  /* Its texts stay in line with those of other fields. */
  &[data-missing] {
    margin: -4px -8px;
    padding: 4px 8px;
    box-shadow: inset 3px 0 0 var(--st-warning);
    background: var(--st-warning-soft);

    &:dir(rtl) {
      box-shadow: inset -3px 0 0 var(--st-warning);
    }

    &:focus-visible {
      outline-offset: 1px;
    }
  }
`;

export const ReadLabel = styled.span`
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-medium);
  line-height: 1.125rem;

  [data-missing] > & {
    color: var(--st-text);
  }

  & > [data-part='required'] {
    color: var(--st-bad);
  }

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    overflow: hidden;
    white-space: nowrap;
  }
`;

export const ReadText = styled.p`
  min-width: 0;
  margin: 0;
  white-space: pre-line;

  &[data-empty] {
    color: var(--st-text-muted);
  }

  &[data-missing] {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    color: var(--st-warning);
    font-weight: var(--st-weight-medium);
  }
`;

/** A value that the field does not offer any more. */
export const Misfit = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-2);
  align-items: center;
  margin: var(--st-space-1) 0 0;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;
