import type { FormReference } from '@studio/api';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ObjectReferencesProps } from '../../../../kernel/object/ObjectReferences.tsx';
import { notify } from '../../../../platform/feedback/notices.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { formTexts } from '../../formTexts.ts';
import { formReferenceLook } from '../../referenceLook.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { findFieldReferences } from './builder.api.ts';
import { builderText } from './builder.messages.ts';

const referencesPart = deferPart<ObjectReferencesProps>(
  async () => (await import('../../../../kernel/object/ObjectReferences.tsx')).ObjectReferences,
);

interface Question {
  readonly name: string;
  readonly references: readonly FormReference[];
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before a field gets another variable name, where something names it. */
export interface RenameQuestion {
  /** Whether it may have that name. @param signal aborts when the name is edited again */
  readonly ask: (name: string, signal: AbortSignal) => boolean | Promise<boolean>;
  readonly question: ReactNode;
}

/** @param part the field; undefined where several are edited */
export function useRenameQuestion(part: FormPart | undefined): RenameQuestion {
  /** In the order in which they came; the first is asked. */
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [question] = questions;
  const References = useDeferredPart(referencesPart, question !== undefined);
  const waitingRef = useRef(new Set<string>());
  useLayoutEffect(() => {
    const waiting = waitingRef.current;
    // The settings are gone with the question: it is answered by no.
    return () => {
      for (const name of waiting) notify({ message: builderText('renameLeft', { name }), tone: 'warning' });
    };
  }, []);
  const settle = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestions(([, ...others]) => others);
  };
  return {
    ask: (name, signal) => {
      // Nothing that is saved names a field that is not.
      if (part === undefined || part.id === '' || name === part.variableName) return true;
      const { variableName } = part;
      const waiting = waitingRef.current.add(variableName);
      return askFor(part, signal, setQuestions).finally(() => waiting.delete(variableName));
    },
    question: References && question !== undefined && (
      <References
        key={question.name}
        isOpen
        variant="modify"
        objectName={question.name}
        references={question.references}
        look={formReferenceLook()}
        texts={{
          ...formTexts(),
          referencesTitle: (name) => builderText('renameTitle', { name }),
          referencesFound: (count) => builderText('renameFound', { count }),
          modifyQuestion: builderText('renameQuestion'),
        }}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      />
    ),
  };
}

async function askFor(
  { id, variableName }: FormPart,
  signal: AbortSignal,
  setQuestions: (change: (before: readonly Question[]) => readonly Question[]) => void,
): Promise<boolean> {
  try {
    const references = await findFieldReferences(id, signal);
    if (references.length === 0) return true;
    return await new Promise<boolean>((answer) => {
      const question = { name: variableName, references, answer };
      setQuestions((before) => [...before, question]);
      signal.addEventListener('abort', () => {
        setQuestions((before) => before.filter((each) => each !== question));
        answer(false);
      });
    });
  } catch (error) {
    if (!signal.aborted) notify({ message: describeError(error), tone: 'bad' });
    return false;
  }
}
