import { describeState } from './describeForm.ts';
import { boxHeight, boxWidth, type DrawnForm } from './model/drawGraph.ts';

interface FormBoxProps {
  readonly box: DrawnForm;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  /** The graph is around it. */
  readonly isAround: boolean;
  readonly onFocus: (form: string) => void;
  readonly onChoose: (form: string) => void;
}

/** A form in the picture: its name, version and state. The keys of the picture are its keys. */
export function FormBox({
  box: { form, x, y },
  isStop,
  isChosen,
  isAround,
  onFocus,
  onChoose,
}: FormBoxProps) {
  const { uniqueName, id, root, valid } = form;
  // SVG cannot hold an HTML button.
  const button = {
    ...{ role: 'button', tabIndex: isStop ? 0 : -1, 'aria-pressed': isChosen },
    'aria-current': isAround || undefined,
    onFocus: () => onFocus(uniqueName),
    onClick: () => onChoose(uniqueName),
  };
  return (
    <g
      {...button}
      data-part="box"
      data-name={uniqueName}
      data-chosen={isChosen || undefined}
      data-supplemental={!root || id === null || undefined}
      data-faulty={!valid || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect width={boxWidth} height={boxHeight} rx={7} />
      <foreignObject width={boxWidth} height={boxHeight}>
        <div data-part="words">
          <span>{uniqueName}</span>
          <span>{describeState(form)}</span>
        </div>
      </foreignObject>
    </g>
  );
}
