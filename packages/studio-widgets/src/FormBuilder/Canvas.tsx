import { EmptyState } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import { type CSSProperties, useMemo } from 'react';
import { useMeasuredRows } from '../shared/measuredRows/useMeasuredRows.ts';
import { CanvasBody, DropLine, LineRoot } from './Canvas.styles.ts';
import type { useFormBuilder } from './hooks/useFormBuilder.ts';
import { PartCell } from './PartCell.tsx';
import type { BuilderComponent, FormPartBase } from './types.ts';

/** In pixels, as the styles have them. */
const heights = { head: 40, row: 72, tall: 98 };

interface CanvasProps<Part extends FormPartBase> {
  readonly builder: ReturnType<typeof useFormBuilder<Part>>;
  readonly label: string;
  readonly components: readonly BuilderComponent[];
  readonly scrollElement: HTMLElement | null;
}

/** The form as its users will see it, part by part. Of a large form only what is on screen is drawn. */
export function Canvas<Part extends FormPartBase>(props: CanvasProps<Part>) {
  const { builder, label, components, scrollElement } = props;
  const { lines, labels, lookOf, nameOf, selection, focus, folded, drag } = builder;
  const ids = useMemo(() => lines.map(({ key }) => key), [lines]);
  const estimate = useMemo(
    () => (index: number) => {
      const line = lines[index];
      if (line?.isHead) return heights.head;
      const isTall = line?.parts.some((part) => ['area', 'rows'].includes(lookOf(part).picture));
      return isTall ? heights.tall : heights.row;
    },
    [lines, lookOf],
  );
  const pinnedId = lines.find(({ parts }) => parts.some(({ key }) => key === focus.pinnedKey))?.key;
  const { bodyRef, height, rows } = useMeasuredRows({ ids, estimate, scrollElement, pinnedId });
  const ref = useMergedRefs<HTMLDivElement>(
    useMergedRefs<HTMLDivElement>(bodyRef, builder.bodyRef),
    builder.setCanvas,
  );
  if (lines.length === 0) return <EmptyState title={labels.emptyForm}>{labels.emptyFormHint}</EmptyState>;
  return (
    <CanvasBody
      ref={ref}
      role="grid"
      data-part="canvas"
      aria-label={label}
      aria-rowcount={lines.length}
      aria-multiselectable="true"
      aria-readonly={!builder.canEdit || undefined}
      style={height === undefined ? undefined : { height }}
      onPointerOver={drag.onPointerOver}
      {...builder.canvasProps}
    >
      {rows.map(({ index, top }) => {
        const line = lines[index];
        if (line === undefined) return null;
        const style: CSSProperties | undefined =
          top === undefined ? undefined : { position: 'absolute', insetBlockStart: top };
        return (
          <LineRoot
            key={line.key}
            role="row"
            data-id={line.key}
            data-head={line.isHead || undefined}
            data-first={index === 0 || undefined}
            aria-rowindex={index + 1}
            style={style}
          >
            {line.parts.map((part) => {
              const look = lookOf(part);
              const isSelected = selection.keys.has(part.key);
              return (
                <PartCell
                  key={part.key}
                  partKey={part.key}
                  look={look}
                  name={nameOf(part)}
                  component={components.find(({ id }) => id === look.componentId)?.label ?? ''}
                  isHead={part.isHead}
                  isFolded={folded.has(part.key)}
                  isSelected={isSelected}
                  hasTools={builder.canEdit && isSelected && selection.keys.size === 1}
                  isTabStop={part.key === focus.activeKey}
                  labels={labels}
                  onFold={builder.setFolded}
                  onDelete={builder.actions.removeSelected}
                />
              );
            })}
          </LineRoot>
        );
      })}
      {drag.target && <DropLine data-part="drop-line" role="presentation" style={drag.target.line} />}
    </CanvasBody>
  );
}
