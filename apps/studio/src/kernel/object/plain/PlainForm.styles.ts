import styled from 'styled-components';

/** Form and aside; one below the other where the window is narrow. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46rem) minmax(0, 28rem);
  gap: var(--st-space-5) var(--st-space-8);
  align-items: start;
  padding-block-start: var(--st-space-4);

  &[data-wide] {
    grid-template-columns: minmax(0, 80rem);
  }

  > [data-part='preview'] {
    position: sticky;
    inset-block-start: var(--st-space-4);
  }

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (max-width: 1279px) {
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 46rem);
    }

    > [data-part='preview'] {
      position: static;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
`;

/** Groups of fields below one another. A checkbox begins where the other controls do: without the room around its box. */
export const GroupList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-6);

  [data-field] > [data-part='checkbox'] {
    margin-inline-start: calc(-1 * var(--st-space-1));
  }
`;

/** Fields below one another, with their heading. */
export const GroupFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);

  &[data-has-heading] {
    padding-block-start: var(--st-space-4);
    border-block-start: 1px solid var(--st-line);
  }

  &[data-has-heading]:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }

  > h2,
  > h3 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  > p {
    margin: 0;
    margin-block-start: calc(-1 * var(--st-space-3));
    color: var(--st-text-muted);
  }
`;

/** What is as wide as the form: fields are side by side by its width, not by the window's. */
export const Beside = styled.div`
  container-type: inline-size;
`;

export const BesideFields = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--plain-columns), minmax(0, 1fr));
  gap: var(--st-space-4);
  align-items: start;

  @container (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A row with what follows from it. */
export const Noted = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-2);

  > p {
    margin: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** Choices with their hints in columns, as many as there is room for. */
export const HintedChoices = styled.div`
  [role='radiogroup'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    gap: var(--st-space-2) var(--st-space-4);
  }
`;

/** What can be done about choices that are not there, below their field. */
export const ChoicesAction = styled.div`
  margin-block-start: var(--st-space-2);
`;

export const Note = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  color: var(--st-text-muted);

  svg {
    flex: none;
  }

  p {
    margin: 0;
  }
`;

/** Groups of rows below one another. */
export const ListGroups = styled.div`
  display: grid;
  gap: var(--st-space-6);
`;

/** One group and its rows. */
export const ListGroup = styled.section`
  min-inline-size: 0;

  > h2 {
    margin: 0;
    padding-block-end: var(--st-space-2);
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--st-line);
    border-radius: var(--st-radius-control);
    background: var(--st-surface);
    overflow: clip;
  }
`;
