import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  gap: 24px;
  max-width: 880px;
`;

export const SheetTitle = styled.h2`
  margin-block-end: 8px;
  font-size: var(--st-text-lg);
  line-height: var(--st-leading-lg);
  font-weight: var(--st-weight-strong);
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 8px;
`;

export const Swatch = styled.li`
  display: grid;
  grid-template-columns: 40px 1fr;
  gap: 0 10px;
  align-items: center;
  padding: 8px;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const SwatchColour = styled.span`
  grid-row: span 2;
  width: 40px;
  height: 40px;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--swatch);
`;

export const SwatchName = styled.code`
  overflow-wrap: anywhere;
`;

export const SwatchNote = styled.span`
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: 200px 1fr;
  gap: 10px 16px;
  align-items: center;
`;

export const Bar = styled.div`
  height: 12px;
  border-radius: 3px;
  background: var(--st-accent);
`;

export const Shape = styled.div`
  width: 120px;
  height: 48px;
  border: 1px solid var(--st-line-strong);
  background: var(--st-surface);
`;

export const Track = styled.div`
  position: relative;
  width: 100%;
  height: 32px;
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
`;

export const Runner = styled.div`
  display: inline-flex;
  align-items: center;
  width: 200px;
  height: 32px;
  padding-inline: 8px;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  transition: transform ease-out;

  &[data-at-end] {
    transform: translateX(200px);
  }
`;

export const Stack = styled.div`
  display: grid;
  isolation: isolate;
  justify-items: start;
`;

export const Layer = styled.div`
  position: relative;
  padding: 10px 16px;
  border: 1px solid var(--st-line-strong);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  box-shadow: var(--st-shadow-popover);
`;
