import { EmptyState } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import Plus from 'lucide-react/icons/plus';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useMeasuredRows } from '../shared/measuredRows/useMeasuredRows.ts';
import { AddSection, CanvasBody, DropLine } from './Canvas.styles.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import type { useFormBuilder } from './hooks/useFormBuilder.ts';
import type { FormBuilderLabels } from './labels.ts';
import { type BuilderLine, countFields } from './model/lines.ts';
import { isLabelled, PartCell, type PartCellProps } from './PartCell.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import type { FormComponent, FormPartBase, FormPartLook } from './types.ts';

/** In pixels, as the styles have them: a row around its parts, their labels, and their pictures. */
const heights = { head: 40, around: 20, label: 20, picture: 30, tallPicture: 56 };
const tall: readonly string[] = ['area', 'rows', 'grid'];

/** A line that is as high as this is not laid out again once it was drawn. */
function heightOf({ picture, isLabelBeside }: FormPartLook): number {
  const label = isLabelled(picture) && !isLabelBeside ? heights.label : 0;
  return heights.around + label + (tall.includes(picture) ? heights.tallPicture : heights.picture);
}

interface CanvasProps<Part extends FormPartBase> extends Pick<FormBuilderProps<Part>, 'renderEdge'> {
  readonly builder: ReturnType<typeof useFormBuilder<Part>>;
  readonly label: string;
  readonly components: readonly FormComponent[];
  readonly scrollElement: HTMLElement | null;
}

/** The form as its users will see it, part by part. Of a large form only what is on screen is drawn. */
export function Canvas<Part extends FormPartBase>(props: CanvasProps<Part>) {
  const { builder, label, components, scrollElement, renderEdge } = props;
  const { parts, lines, labels, lookOf, nameOf, canEdit, selection, focus, folded, drag, setFolded } =
    builder;
  const { removeSelected, resize, insertSection } = builder.actions;
  const counts = useMemo(() => countFields(parts), [parts]);
  const hasSections = canEdit && components.some(({ isSection }) => isSection);
  const ids = useMemo(() => lines.map(({ key }) => key), [lines]);
  const estimate = useMemo(
    () => (index: number) => {
      const line = lines[index];
      if (line === undefined || line.isHead) return heights.head;
      return Math.max(...line.parts.map((part) => heightOf(lookOf(part))));
    },
    [lines, lookOf],
  );
  const componentOf = useCallback(
    (look: FormPartLook) => components.find(({ id }) => id === look.componentId)?.label ?? '',
    [components],
  );
  const pinnedId = lines.find(({ parts }) => parts.some(({ key }) => key === focus.pinnedKey))?.key;
  const { bodyRef, height, rows } = useMeasuredRows({ ids, estimate, scrollElement, pinnedId });
  const ref = useMergedRefs<HTMLDivElement>(
    useMergedRefs<HTMLDivElement>(bodyRef, builder.bodyRef),
    builder.setCanvas,
  );
  const shared = {
    ref,
    'data-part': 'canvas',
    'aria-label': label,
    onPointerOver: drag.onPointerOver,
  } as const;
  const dropLine = drag.target && (
    <DropLine data-part="drop-line" role="presentation" style={drag.target.line} />
  );
  if (lines.length === 0) {
    return (
      // It takes the focus, for keys that insert, paste and undo, and what is dropped.
      <CanvasBody {...shared} role="group" tabIndex={0} data-empty {...builder.canvasProps}>
        <EmptyState title={labels.emptyForm}>{canEdit ? labels.emptyFormHint : undefined}</EmptyState>
        {dropLine}
      </CanvasBody>
    );
  }
  const body = (
    <CanvasBody
      {...shared}
      role="grid"
      aria-rowcount={lines.length}
      aria-multiselectable="true"
      aria-readonly={!canEdit || undefined}
      style={height === undefined ? undefined : { height }}
      {...builder.canvasProps}
    >
      {rows.map(({ index, top }) => {
        const line = lines[index];
        if (line === undefined) return null;
        const selectedKeys = keysIn(line, ({ key }) => selection.keys.has(key));
        const toolsKey = selection.keys.size === 1 ? selectedKeys : '';
        return (
          <CanvasLine
            key={line.key}
            {...{ line, index, top, canEdit, labels, lookOf, nameOf, componentOf, setFolded, removeSelected }}
            onLabelEnd={builder.endLabel}
            editedKey={keysIn(line, ({ key }) => key === builder.editedKey)}
            selectedKeys={selectedKeys}
            toolsKey={toolsKey}
            isDeletable={toolsKey !== '' && builder.undeletableReason === undefined}
            activeKey={keysIn(line, ({ key }) => key === focus.activeKey)}
            isFolded={folded.has(line.key)}
            count={line.isHead ? labels.fieldCount(counts.get(line.key) ?? 0) : ''}
            onInsertSection={hasSections && line.isHead && index > 0 ? insertSection : undefined}
            onResize={builder.canResize && toolsKey !== '' && !line.isHead ? resize : undefined}
            renderEdge={toolsKey === '' ? undefined : renderEdge}
          />
        );
      })}
      {dropLine}
    </CanvasBody>
  );
  return (
    <>
      {body}
      {hasSections && (
        <AddSection
          type="button"
          data-part="add-section"
          aria-label={labels.addSectionAtEnd}
          onClick={() => insertSection()}
        >
          <Plus size={16} aria-hidden="true" />
          {labels.addSection}
        </AddSection>
      )}
    </>
  );
}

/** Between keys that are put into one text: a line is drawn again only when its own are others. */
const between = '\n';

function keysIn<Part extends FormPartBase>(
  { parts }: BuilderLine<Part>,
  isWanted: (part: Part) => boolean,
): string {
  return parts
    .filter(isWanted)
    .map(({ key }) => key)
    .join(between);
}

interface CanvasLineProps<Part extends FormPartBase> {
  readonly line: BuilderLine<Part>;
  readonly index: number;
  /** In pixels; undefined where the lines are in the flow of the document. */
  readonly top: number | undefined;
  readonly canEdit: boolean;
  readonly labels: FormBuilderLabels;
  readonly lookOf: (part: Part) => FormPartLook;
  readonly nameOf: (part: Part) => string;
  readonly componentOf: (look: FormPartLook) => string;
  readonly setFolded: (key: string, isFolded: boolean) => void;
  readonly removeSelected: () => void;
  readonly onLabelEnd: PartCellProps['onLabelEnd'];
  /** The part whose label is changed in its place; empty where it is not in this line. */
  readonly editedKey: string;
  /** Its selected parts: their keys, one a line. */
  readonly selectedKeys: string;
  /** The part that is selected alone; empty where it is not in this line. */
  readonly toolsKey: string;
  /** That part can be deleted, and so can what is in it. */
  readonly isDeletable: boolean;
  /** The part that Tab comes to; empty where it is not in this line. */
  readonly activeKey: string;
  readonly isFolded: boolean;
  readonly count: string;
  readonly onInsertSection: PartCellProps['onInsertSection'];
  readonly onResize: ((key: string, width: number | undefined) => void) | undefined;
  readonly renderEdge: FormBuilderProps<Part>['renderEdge'];
}

/** A `div` in a grid of its own; tables have their own layout. */
const rowProps = (index: number) => ({ role: 'row', 'aria-rowindex': index + 1 }) as const;

/** A line of the canvas. It is drawn again when something of it changes, and not for other lines. */
const CanvasLine = memo(function CanvasLine(props: CanvasLineProps<FormPartBase>) {
  const { line, index, top, canEdit, labels, lookOf, nameOf, componentOf } = props;
  const selected = props.selectedKeys.split(between);
  return (
    <div
      {...rowProps(index)}
      data-id={line.key}
      data-head={line.isHead || undefined}
      data-first={index === 0 || undefined}
      style={top === undefined ? undefined : { position: 'absolute', insetBlockStart: top }}
    >
      {line.parts.map((part) => {
        const look = lookOf(part);
        const hasTools = canEdit && props.toolsKey === part.key;
        const edge = hasTools && props.onResize && (
          <ResizeHandle
            width={look.width}
            pixels={labels.pixels}
            onResize={(width) => props.onResize?.(part.key, width)}
          />
        );
        return (
          <PartCell
            key={part.key}
            partKey={part.key}
            look={look}
            name={nameOf(part)}
            component={componentOf(look)}
            isHead={part.isHead}
            isFolded={props.isFolded}
            isSelected={selected.includes(part.key)}
            hasTools={hasTools}
            isDeletable={props.isDeletable}
            isTabStop={props.activeKey === part.key}
            isEdited={props.editedKey === part.key}
            labels={labels}
            onFold={props.setFolded}
            onDelete={props.removeSelected}
            onLabelEnd={props.onLabelEnd}
            count={props.count}
            onInsertSection={props.onInsertSection}
            edge={edge && props.renderEdge ? props.renderEdge(part, edge) : edge}
          />
        );
      })}
    </div>
  );
}) as <Part extends FormPartBase>(props: CanvasLineProps<Part>) => ReactNode;
