import { Legend } from './Graph.styles.ts';
import { graphText } from './graph.messages.ts';
import { arrowPath } from './LinkArrow.tsx';
import { linkKinds } from './model/drawGraph.ts';

/** What the lines of the picture mean. */
export function GraphLegend() {
  return (
    <Legend aria-label={graphText('legend')}>
      {linkKinds.map((kind) => (
        <li key={kind}>
          <svg aria-hidden="true" viewBox="0 0 32 8">
            <line x1="6" y1="4" x2="32" y2="4" data-kind={kind} />
            <path d={arrowPath} transform="rotate(180 4 4)" data-part="arrow" data-kind={kind} />
          </svg>
          {graphText(`legend.${kind}`)}
        </li>
      ))}
      <li>{graphText('legend.arrow')}</li>
    </Legend>
  );
}
