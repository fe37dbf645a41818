import { useControlled, useLabels, useMergedRefs } from '@studio/ui/internal';
import { useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { ViewRoot } from './FormView.styles.ts';
import type { FormViewProps } from './FormViewProps.ts';
import { defaultLabels } from './labels.ts';
import { codeOf } from './model/checkForm.ts';
import { countRows, drawnSections, withoutButtonRows } from './model/drawnSections.ts';
import { entryStatesOf, keyOfPath, valueAt, withValue } from './model/values.ts';
import { SectionView } from './SectionView.tsx';
import type { ViewPath, ViewValue, ViewValues } from './types.ts';
import { useDrawnRows } from './useDrawnRows.ts';
import {
  EntryStatesContext,
  HiddenKeysContext,
  type ProblemOf,
  ProblemsContext,
  ViewContext,
} from './ViewContext.ts';

const noValues: ViewValues = {};
const noKeys: ReadonlySet<string> = new Set();

/**
 * A form as its users see it: sections, rows and fields, filled in or to be read. Of a long form the first rows are drawn at once, the others
 * in idle moments.
 */
export function FormView({
  form,
  value,
  defaultValue = noValues,
  onValueChange,
  hiddenKeys = noKeys,
  isValidated = false,
  isReadOnly = false,
  hasOwnForms = false,
  hasHeldTexts = false,
  headingLevel = 2,
  onButtonPress,
  searchClassCodes,
  getFiles,
  onFilesChange,
  renderAttachment,
  getSummaryRows,
  renderSummaryGrid,
  actionsRef,
  labels: givenLabels,
  ref,
  ...rest
}: FormViewProps) {
  const labels = useLabels('FormView', defaultLabels, givenLabels);
  const [values, setValues] = useControlled<ViewValues, [ViewPath]>(value, defaultValue, onValueChange);
  const [left, setLeft] = useState(noKeys);
  const latestRef = useLatest({ values, setValues });

  const changes = useMemo(
    () => ({
      setValue: (path: ViewPath, next: ViewValue) => {
        const before = latestRef.current.values;
        const after = withValue(before, path, next);
        if (after === before) return;
        // Another change may come before this one is drawn.
        latestRef.current = { ...latestRef.current, values: after };
        latestRef.current.setValues(after, path);
      },
      getValue: (path: ViewPath) => valueAt(latestRef.current.values, path),
      leave: (path: ViewPath) => setLeft((known) => withKey(known, keyOfPath(path))),
    }),
    [latestRef],
  );
  const { setValue, getValue, leave } = changes;
  const view = useMemo(
    () => ({
      ...{ labels, isReadOnly, hasOwnForms, hasHeldTexts, onButtonPress, searchClassCodes },
      ...{ getFiles, onFilesChange, renderAttachment, getSummaryRows, renderSummaryGrid },
      ...{ headingLevel, setValue, getValue, leave },
    }),
    [
      labels,
      isReadOnly,
      hasOwnForms,
      hasHeldTexts,
      onButtonPress,
      searchClassCodes,
      getFiles,
      onFilesChange,
      renderAttachment,
      getSummaryRows,
      renderSummaryGrid,
      headingLevel,
      setValue,
      getValue,
      leave,
    ],
  );
  const problemOf = useCallback<ProblemOf>(
    (field, path, given) => {
      const isSilent = isReadOnly || field.isReadOnly || !(isValidated || left.has(keyOfPath(path)));
      const code = isSilent ? undefined : codeOf(field, given);
      return code === undefined ? undefined : labels.problem(code, field);
    },
    [labels, isReadOnly, isValidated, left],
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const rootRefs = useMergedRefs(rootRef, ref);
  const sections = useMemo(() => {
    const shown = form.sections.filter(({ key }) => !hiddenKeys.has(key));
    return isReadOnly ? withoutButtonRows(shown, hiddenKeys) : shown;
  }, [form.sections, hiddenKeys, isReadOnly]);
  const states = useMemo(() => entryStatesOf(form), [form]);
  const { drawnRows, drawAll } = useDrawnRows(countRows(sections, values));
  const drawAllRef = useLatest(drawAll);
  useImperativeHandle(
    actionsRef,
    () => ({
      focusField: (path) => {
        if (focusField(rootRef.current, path)) return true;
        drawAllRef.current();
        return focusField(rootRef.current, path);
      },
    }),
    [drawAllRef],
  );

  return (
    <ViewContext value={view}>
      <ProblemsContext value={problemOf}>
        <HiddenKeysContext value={hiddenKeys}>
          <EntryStatesContext value={states}>
            <ViewRoot data-part="form-view" {...rest} ref={rootRefs}>
              {drawnSections(sections, values, drawnRows).map(({ section, rows }) => (
                <SectionView key={section.key} {...{ section, rows, values, headingLevel }} />
              ))}
            </ViewRoot>
          </EntryStatesContext>
        </HiddenKeysContext>
      </ProblemsContext>
    </ViewContext>
  );
}

const focusable = 'input:enabled, textarea:enabled, [role=combobox], button:enabled, a[href]';

/** A field that is read, without anything in it that takes the focus by itself. */
const read = '[data-part=read]';

function focusField(root: HTMLElement | null, path: ViewPath): boolean {
  const field = root?.querySelector<HTMLElement>(`[data-path="${CSS.escape(keyOfPath(path))}"]`);
  if (!field) return false;
  const control = field.querySelector<HTMLElement>(focusable) ?? field.querySelector<HTMLElement>(read);
  // What can only be read may have no control that takes the focus.
  if (!control) field.tabIndex = -1;
  // After a press of the mouse browsers would not show where the focus is.
  (control ?? field).focus({ focusVisible: true });
  return true;
}

function withKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? keys : new Set([...keys, key]);
}
