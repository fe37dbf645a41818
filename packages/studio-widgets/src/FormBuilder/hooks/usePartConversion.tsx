import { ConfirmDialog } from '@studio/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { FormBuilderProps } from '../FormBuilderProps.ts';
import type { FormBuilderLabels } from '../labels.ts';
import type { FormComponent, FormPartBase, FormPartConversion } from '../types.ts';
import type { PartActions } from './useBuilderActions.ts';

interface PartConversionInput<Part extends FormPartBase>
  extends Pick<PartActions<Part>, 'partNow' | 'replace'> {
  readonly convertPart: FormBuilderProps<Part>['convertPart'];
  readonly nameOf: (part: Part) => string;
  readonly refuse: (text: string) => void;
  readonly labels: FormBuilderLabels;
}

/** Something would be lost: it is shown first. */
interface Question<Part extends FormPartBase> extends FormPartConversion<Part> {
  readonly source: Part;
  readonly component: FormComponent;
}

/**
 * Makes another component of a part, in its place, with a question where something of the part would be lost. A part that is no longer selected
 * by then is asked about as well.
 */
export function usePartConversion<Part extends FormPartBase>(input: PartConversionInput<Part>) {
  const { convertPart, partNow, replace, nameOf, refuse, labels } = input;
  /** In the order in which they came; the first is asked. */
  const [questions, setQuestions] = useState<readonly Question<Part>[]>([]);
  /** The last run of each part. */
  const runsRef = useRef(new Map<string, object>());

  const convert = async (key: string, other: FormComponent): Promise<void> => {
    const run = {};
    runsRef.current.set(key, run);
    const source = partNow(key);
    if (source === undefined || convertPart === undefined) return;
    // Another one can be chosen meanwhile.
    const isLast = () => runsRef.current.get(key) === run;
    try {
      const { part: converted, lost } = await convertPart(source, other);
      if (!isLast()) return;
      if (lost.length > 0)
        setQuestions((before) => [...before, { source, component: other, part: converted, lost }]);
      else finish(source, converted, other);
    } catch (error) {
      if (isLast()) refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const finish = (source: Part, converted: Part, other: FormComponent) => {
    if (replace(source, converted, other)) return;
    // Where the part was changed meanwhile, by another person perhaps, what is lost may be something else. An unchanged one cannot be replaced.
    if (partNow(source.key) !== source) void convert(source.key, other);
  };

  const [first] = questions;
  const end = () => setQuestions(([, ...others]) => others);
  const question: ReactNode = first && (
    <ConfirmDialog
      key={first.source.key}
      isOpen
      title={labels.convertTitle(nameOf(first.source), first.component.label)}
      message={
        <>
          <p>{labels.convertLost}</p>
          <ul>
            {first.lost.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      }
      confirmLabel={labels.convertConfirm}
      cancelLabel={labels.convertCancel}
      onConfirm={() => {
        end();
        finish(first.source, first.part, first.component);
      }}
      onCancel={end}
    />
  );
  return { convert, question };
}
