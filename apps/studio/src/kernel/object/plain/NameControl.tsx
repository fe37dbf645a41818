import { TextField, VisuallyHidden } from '@studio/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { namesText } from '../../names/names.messages.ts';
import { describeUnseen, findUnseen } from '../../names/unseen.tsx';
import { useResource } from '../../resource/useResource.ts';
import type { FindNamesakes } from './namesakesIn.ts';
import type { FieldControl } from './PlainField.ts';

/** Milliseconds without a key until the server is asked for similar names. */
const debounceMs = 400;

/** The field for the name of an object. */
export interface NameControlProps extends FieldControl<string> {
  /** Further text below it. Default: none. */
  readonly hint?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  /** The name of the saved version; null for a new object. */
  readonly savedName: string | null;
  /** Asks the server for similar names. Default: it is not asked. */
  readonly findNamesakes?: FindNamesakes | undefined;
  /** Names beside it that are known without asking, such as those of other rows. Default: none. */
  readonly others?: readonly string[] | undefined;
}

/**
 * A field that warns of characters in a name that cannot be seen, and of another object whose name differs by letter case alone, or looks the same. A warning is no
 * error: it never keeps anything from being saved, and an answer that does not come is left out without a word.
 */
export function NameControl(props: NameControlProps) {
  const { hint, savedName, findNamesakes, others = [], onLeave, ...control } = props;
  const name = control.value.trim();
  const isChanged = name !== '' && name !== savedName && !control.isReadOnly;
  const namesakes = useResource(isChanged && findNamesakes ? name : null, async (signal) => {
    await pause(debounceMs, signal);
    return { name, found: (await findNamesakes?.(name, signal)) ?? [] };
  });
  const found = namesakes.data?.name === name ? namesakes.data.found : [];
  const warnings = isChanged
    ? nameWarnings(name, [...found, ...others.filter((other) => isSameLetters(other, name))], savedName)
    : nameWarnings(name, [], savedName);
  return (
    <>
      <TextField
        {...control}
        hint={
          warnings.length === 0 ? (
            hint
          ) : (
            <>
              {hint}
              {warnings.map((warning) => (
                <Warning key={warning} data-part="name-warning">
                  <TriangleAlert aria-hidden size={14} />
                  <span>{warning}</span>
                </Warning>
              ))}
            </>
          )
        }
        onBlur={onLeave}
        autoComplete="off"
      />
      <VisuallyHidden role="status">{isChanged && warnings.join(' ')}</VisuallyHidden>
    </>
  );
}

/**
 * What is noticed about a name, a sentence each: the first character that cannot be seen, and the first of the others that is another name.
 * @param others names that differ by case, or in what cannot be seen; the name itself may be among them
 * @param savedName the object's own name, which is no other one
 */
export function nameWarnings(
  name: string,
  others: readonly string[],
  savedName: string | null,
): readonly string[] {
  const unseen = findUnseen(name);
  const other = others.find((each) => each !== name && each !== savedName);
  return [
    ...(unseen === null ? [] : [describeUnseen(unseen)]),
    ...(other === undefined
      ? []
      : [namesText(isSameLetters(name, other) ? 'alike.case' : 'alike.look', { name: other })]),
  ];
}

function isSameLetters(name: string, other: string): boolean {
  return name.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Rejects when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const Warning = styled.span`
  display: flex;
  gap: 6px;

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--st-warning);
  }
`;
