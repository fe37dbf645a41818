import { styled } from 'styled-components';

export const FilterRoot = styled.section`
  container: advanced-filter / inline-size;
  min-width: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const FilterHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2);
  padding: var(--st-space-2) var(--st-space-3);

  > [data-part='toggle-conditions'] {
    margin-inline-start: calc(var(--st-space-2) * -1);
  }

  > [data-part='saved-filter'] {
    flex: 0 1 16rem;
    min-width: 10rem;
  }

  > [data-part='clear-all'] {
    margin-inline-start: auto;
  }
`;

export const ToggleIcon = styled.span`
  display: inline-flex;
  transition: rotate var(--st-motion-fast);

  [dir='rtl'] & {
    scale: -1 1;
  }

  [aria-expanded='true'] & {
    rotate: 90deg;
  }

  [dir='rtl'] [aria-expanded='true'] & {
    rotate: -90deg;
  }
`;

export const FilterPanel = styled.div`
  display: grid;
  gap: var(--st-space-2);
  padding: var(--st-space-3);
  border-block-start: 1px solid var(--st-line);

  &[hidden] {
    display: none;
  }

  > [data-part='add-condition'] {
    justify-self: start;
  }
`;

export const NoConditions = styled.p`
  margin: 0;
  color: var(--st-text-muted);
`;

export const ConditionRow = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) minmax(8rem, 0.9fr) minmax(10rem, 1.8fr) 32px;
  gap: var(--st-space-1) var(--st-space-2);
  align-items: start;
  min-width: 0;

  > * {
    min-width: 0;
  }

  > [data-part='remove'] {
    grid-column: 4;
    grid-row: 1;
  }

  @container advanced-filter (max-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 32px;

    > [data-part='remove'] {
      grid-column: 3;
    }

    > [data-part='value'] {
      grid-column: 1 / 3;
    }

    & + & {
      padding-block-start: var(--st-space-2);
      border-block-start: 1px solid var(--st-line);
    }
  }

  @container advanced-filter (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr) 32px;

    > [data-part='remove'] {
      grid-column: 2;
    }

    > [data-part='operator'],
    > [data-part='value'] {
      grid-column: 1;
    }
  }
`;

export const ConditionNote = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  margin: 0;
  color: var(--st-warning);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);

  svg {
    flex: none;
  }
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  padding: var(--st-space-2) var(--st-space-3);
  border-block-start: 1px solid var(--st-line);
  background: var(--st-bad-soft);
  color: var(--st-text);
  overflow-wrap: anywhere;

  ul {
    flex-basis: 100%;
    max-height: 12rem;
    margin: 0;
    padding-inline-start: var(--st-space-5);
    overflow: auto;
  }
`;

export const NameForm = styled.form`
  display: grid;
  gap: var(--st-space-3);
`;

export const FailureText = styled.p`
  margin: 0;
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;
