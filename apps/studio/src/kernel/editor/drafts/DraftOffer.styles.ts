import { styled } from 'styled-components';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-3);
  min-inline-size: 0;
`;

/** That the object has moved on. */
export const MovedOn = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--st-space-2);
  margin: 0;
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-accent);
  }
`;

/** A line in which a name of any length breaks. */
export const Sentence = styled.span`
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** The button on the other side of the foot: away from the one that is meant. */
export const Aside = styled.span`
  margin-inline-end: auto;
`;
