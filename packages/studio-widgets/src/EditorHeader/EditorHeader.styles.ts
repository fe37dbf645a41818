import { styled } from 'styled-components';

export const Root = styled.header`
  container-type: inline-size;
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  min-inline-size: 0;
  min-block-size: 44px;
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

export const Names = styled.div`
  display: grid;
  flex: 0 1 auto;
  grid-template:
    'title type' auto
    'description description' auto
    / minmax(0, max-content) minmax(max-content, 1fr);
  gap: 0 var(--st-space-3);
  align-items: center;
  justify-content: start;
  min-inline-size: 0;

  @container (inline-size < 820px) {
    grid-template:
      'title title' auto
      'type description' auto
      / auto minmax(0, 1fr);
    gap: 0 var(--st-space-2);
  }
`;

export const Title = styled.h1`
  grid-area: title;
  min-inline-size: 0;
  overflow: hidden;
  font-size: var(--st-text-xl);
  line-height: var(--st-leading-xl);
  font-weight: var(--st-weight-strong);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Type = styled.span`
  display: inline-flex;
  grid-area: type;
  min-inline-size: 0;
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

export const Actions = styled.div`
  display: flex;
  flex: 1 0 44%;
  margin-inline-start: var(--st-space-3);
  gap: var(--st-space-3);
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
`;
