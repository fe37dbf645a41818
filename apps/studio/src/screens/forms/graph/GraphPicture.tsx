import type { FormTemplateGraph } from '@studio/api';
import { IconButton } from '@studio/ui';
import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { FormBox } from './FormBox.tsx';
import { Frame, Zoom } from './Graph.styles.ts';
import { graphText } from './graph.messages.ts';
import { LinkArrow } from './LinkArrow.tsx';
import { boxOf, drawGraph, linkKinds } from './model/drawGraph.ts';
import { isArrowKey, nextForm } from './model/nextForm.ts';
import { usePictureView } from './usePictureView.ts';

interface GraphPictureProps {
  readonly graph: FormTemplateGraph;
  /** The unique name of the form that is shown beside; null for none. */
  readonly chosen: string | null;
  /** The unique name of the form that the graph is around; null for none. */
  readonly around: string | null;
  /** The unique name of the form that a picture begins with that is too large for the window; null for its upper left corner. */
  readonly begin: string | null;
  readonly onChoose: (form: string) => void;
}

const step = 1.25;
/** No element of HTML that groups can be a picture. */
const pictureRole = 'group';

/** Forms from left to right, each behind what it names. One of them is a stop of the tab key; arrow keys go on from there. */
export function GraphPicture({ graph, chosen, around, begin, onChoose }: GraphPictureProps) {
  const drawn = useMemo(() => drawGraph(graph), [graph]);
  const [first] = useState(begin);
  const { setFrameElement, ...view } = usePictureView(drawn, boxOf(drawn, first), boxOf(drawn, chosen));
  const helpId = useId();
  const arrowId = useId();
  const root = useRef<SVGSVGElement>(null);
  const [last, setLast] = useState<string | null>(chosen);
  const names = drawn.forms.map(({ form }) => form.uniqueName);
  const stop = last !== null && names.includes(last) ? last : (names[0] ?? '');
  const { scale, x, y } = view.viewport;

  const goTo = (name: string) => {
    const box = boxOf(drawn, name);
    if (box === null) return;
    setLast(name);
    view.show(box);
    const boxes = root.current?.querySelectorAll<SVGGElement>('[data-part="box"]') ?? [];
    [...boxes].find(({ dataset }) => dataset['name'] === name)?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (isArrowKey(key)) goTo(nextForm(drawn.forms, stop, key));
    else if (key === 'Enter' || key === ' ') onChoose(stop);
    else if (key === '+' || key === '=') view.zoomBy(step);
    else if (key === '-') view.zoomBy(1 / step);
    else if (key === '0') view.showAll();
    else return;
    event.preventDefault();
  };

  return (
    <Frame
      ref={setFrameElement}
      onPointerDown={view.onPointerDown}
      onClickCapture={view.onClickCapture}
      onPointerMove={view.onPointerMove}
      onPointerUp={view.onPointerUp}
    >
      <svg
        ref={root}
        role={pictureRole}
        aria-label={graphText('picture')}
        aria-describedby={helpId}
        onKeyDown={handleKeyDown}
      >
        <desc id={helpId}>{graphText('picture.keys')}</desc>
        <defs>
          {linkKinds.map((kind) => (
            <LinkArrow key={kind} id={`${arrowId}${kind}`} kind={kind} />
          ))}
        </defs>
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          {drawn.links.map(({ key, link, kind, path }) => {
            const isOfChosen = chosen !== null && (link.from === chosen || link.to === chosen);
            return (
              <path
                key={key}
                d={path}
                markerStart={`url(#${arrowId}${kind})`}
                data-part="line"
                data-kind={kind}
                data-faint={(chosen !== null && !isOfChosen) || undefined}
                data-strong={isOfChosen || undefined}
              />
            );
          })}
          {drawn.alone && (
            <text data-part="heading" {...drawn.alone}>
              {graphText('unlinked')}
            </text>
          )}
          {drawn.forms.map((box) => (
            <FormBox
              key={box.form.uniqueName}
              box={box}
              isStop={box.form.uniqueName === stop}
              isChosen={box.form.uniqueName === chosen}
              isAround={box.form.uniqueName === around}
              onFocus={setLast}
              onChoose={onChoose}
            />
          ))}
        </g>
      </svg>
      <Zoom onPointerDown={(event) => event.stopPropagation()}>
        <IconButton
          label={graphText('zoomOut')}
          size="sm"
          icon={<ZoomOut size={16} />}
          onClick={() => view.zoomBy(1 / step)}
        />
        <IconButton
          label={graphText('zoomIn')}
          size="sm"
          icon={<ZoomIn size={16} />}
          onClick={() => view.zoomBy(step)}
        />
        <IconButton
          label={graphText('fit')}
          size="sm"
          icon={<Maximize size={16} />}
          onClick={() => view.showAll()}
        />
      </Zoom>
    </Frame>
  );
}
