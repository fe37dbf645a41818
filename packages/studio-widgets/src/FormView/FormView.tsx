import { mergeLabels, useControlled, useLocale } from '@studio/ui/internal';
import { useMemo, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { ViewRoot } from './FormView.styles.ts';
import type { FormViewProps } from './FormViewProps.ts';
import { defaultLabels } from './labels.ts';
import { codeOf } from './model/checkForm.ts';
import { withValue } from './model/values.ts';
import { SectionView } from './SectionView.tsx';
import type { ViewPath, ViewValue, ViewValues } from './types.ts';
import { ViewContext, type ViewContextValue } from './ViewContext.ts';

const noValues: ViewValues = {};
const noKeys: ReadonlySet<string> = new Set();

/** A form as its users see it: sections, rows and fields, filled in or to be read. */
export function FormView({
  form,
  value,
  defaultValue = noValues,
  onValueChange,
  hiddenKeys = noKeys,
  areProblemsShown = false,
  isReadOnly = false,
  headingLevel = 2,
  onButtonPress,
  searchClassCodes,
  getFiles,
  onFilesChange,
  getSummaryRows,
  labels: givenLabels,
  ...rest
}: FormViewProps) {
  const locale = useLocale();
  const labels = useMemo(() => mergeLabels(defaultLabels(locale), givenLabels), [locale, givenLabels]);
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
      leave: (path: ViewPath) => setLeft((known) => withKey(known, keyOf(path))),
    }),
    [latestRef],
  );
  const view: ViewContextValue = {
    ...{ labels, isReadOnly, hiddenKeys, onButtonPress, searchClassCodes, getFiles, onFilesChange },
    ...{ getSummaryRows, ...changes },
    problemOf: (field, path, given) => {
      if (isReadOnly || field.isReadOnly || !(areProblemsShown || left.has(keyOf(path)))) return undefined;
      const code = codeOf(field, given);
      return code === undefined ? undefined : labels.problem(code, field);
    },
  };

  return (
    <ViewContext value={view}>
      <ViewRoot data-part="form-view" {...rest}>
        {form.sections
          .filter(({ key }) => !hiddenKeys.has(key))
          .map((section) => (
            <SectionView key={section.key} section={section} values={values} headingLevel={headingLevel} />
          ))}
      </ViewRoot>
    </ViewContext>
  );
}

function keyOf(path: ViewPath): string {
  return JSON.stringify(path);
}

function withKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return keys.has(key) ? keys : new Set([...keys, key]);
}
