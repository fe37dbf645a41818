import { Accordion, IconButton, VisuallyHidden } from '@studio/ui';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { RefusalNote } from '../shared/said/RefusalNote.tsx';
import { Canvas } from './Canvas.tsx';
import { BuilderColumns, BuilderRoot, CanvasBar, CanvasScroll, Side } from './FormBuilder.styles.ts';
import type { FormBuilderProps } from './FormBuilderProps.ts';
import { useFormBuilder } from './hooks/useFormBuilder.ts';
import { Outline } from './Outline.tsx';
import { Palette } from './Palette.tsx';
import type { FormPartBase } from './types.ts';

const openAtFirst = ['insert', 'settings'];

/**
 * Builds a form of sections, rows and fields: inserted from a palette, selected, moved, copied and deleted on a picture of the form, by pointer
 * and by keyboard. Of a large form only what is on screen is drawn.
 */
export function FormBuilder<Part extends FormPartBase>(props: FormBuilderProps<Part>) {
  const builder = useFormBuilder(props);
  const { labels, canEdit, parts, selection, actions, history, said, drag, lookOf, nameOf } = builder;
  const { settingsRef, refusal } = builder;
  const onReveal = useStable(builder.reveal);
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    label,
    components,
    createPart: _createPart,
    copyPart: _copyPart,
    getLook: _getLook,
    renderSettings,
    isReadOnly: _isReadOnly,
    readOnlyReason,
    onUndo: _onUndo,
    onRedo: _onRedo,
    actionsRef: _actionsRef,
    labels: _labels,
    ref,
    ...rest
  } = props;
  const [scrollElement, setScrollElement] = useState<HTMLElement | null>(null);
  const onPointerOver = useStable(drag.onPointerOver);
  const selected = useMemo(() => parts.filter(({ key }) => selection.keys.has(key)), [parts, selection.keys]);
  // The canvas comes first, what only tells of it a moment later.
  const outlined = useDeferredValue(parts);
  const outlinedKeys = useDeferredValue(selection.keys);
  const outline = useMemo(
    () => (
      <Outline
        parts={outlined}
        selectedKeys={outlinedKeys}
        labels={labels}
        lookOf={lookOf}
        nameOf={nameOf}
        onReveal={onReveal}
      />
    ),
    [outlined, outlinedKeys, labels, lookOf, nameOf, onReveal],
  );
  return (
    <BuilderRoot data-part="form-builder" {...rest} ref={ref}>
      <BuilderColumns>
        <Side>
          <Accordion
            selectionMode="multiple"
            defaultOpenIds={openAtFirst}
            items={[
              ...(canEdit
                ? [
                    {
                      id: 'insert',
                      title: labels.insertComponent,
                      content: (
                        <Palette
                          components={components}
                          onInsert={actions.insert}
                          onPointerOver={onPointerOver}
                        />
                      ),
                    },
                  ]
                : []),
              {
                id: 'settings',
                title: labels.componentSettings,
                content: (
                  <div ref={settingsRef} data-part="settings">
                    {selected.length === 0 ? labels.selectAField : renderSettings?.(selected)}
                  </div>
                ),
              },
            ]}
          />
        </Side>
        <CanvasScroll ref={setScrollElement}>
          <CanvasBar>
            {readOnlyReason}
            {canEdit && (
              <>
                <IconButton
                  label={labels.undo}
                  icon={<Undo2 size={16} />}
                  disabledReason={history.canUndo ? undefined : labels.said.nothingToUndo}
                  onClick={actions.undo}
                />
                <IconButton
                  label={labels.redo}
                  icon={<Redo2 size={16} />}
                  disabledReason={history.canRedo ? undefined : labels.said.nothingToRedo}
                  onClick={actions.redo}
                />
              </>
            )}
          </CanvasBar>
          <Canvas builder={builder} label={label} components={components} scrollElement={scrollElement} />
          <RefusalNote text={refusal} />
        </CanvasScroll>
        <Side data-side="end">{outline}</Side>
      </BuilderColumns>
      <VisuallyHidden role="status" data-part="status">
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </BuilderRoot>
  );
}

/** A function that stays the same, and does what the newest one does. */
function useStable<Given extends unknown[]>(run: (...given: Given) => unknown): (...given: Given) => void {
  const latest = useLatest(run);
  return useCallback((...given: Given) => void latest.current(...given), [latest]);
}
