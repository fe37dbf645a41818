import type { Preference } from '@studio/api';
import { IconButton, Tooltip } from '@studio/ui';
import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useReducer, useRef } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { findControl } from '../../../kernel/object/plain/findControl.ts';
import { preferenceText } from '../preferences.messages.ts';
import { Line } from './PreferenceLine.styles.ts';
import { labelOf } from './preferenceDraft.ts';
import { sayValue, wordsOfSet } from './preferenceWords.ts';
import { ValueEditor } from './ValueEditor.tsx';

export interface PreferenceLineProps {
  readonly preference: Preference;
  /** As it is edited. */
  readonly value: string;
  /** What is wrong with it; undefined for nothing. */
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onValueChange: (name: string, value: string, intent?: EditIntent) => void;
}

/** A preference: what it is called, what it means, and its value, which becomes a control under the pointer and the focus. */
export function PreferenceLine(props: PreferenceLineProps) {
  const { preference, value, error, isReadOnly, onValueChange } = props;
  const { name, completeDescription, defaultValue, dataSetName } = preference;
  useWordsOf(dataSetName);
  const label = labelOf(preference);
  const isChanged = value !== defaultValue;
  const shownDefault = sayValue(preference, defaultValue);
  const change = (next: string, intent?: EditIntent) => onValueChange(name, next, intent);
  const editorRef = useRef<HTMLSpanElement>(null);
  const reset = () => {
    change(defaultValue, {});
    // The button leaves with the change.
    findControl(editorRef.current ?? undefined)?.focus();
  };
  return (
    <Line
      data-row={name}
      data-changed={isChanged || undefined}
      data-invalid={error !== undefined || undefined}
    >
      <span data-part="label">
        {label}
        <Tooltip
          content={
            <>
              {completeDescription} {preferenceText('name', { name })}
            </>
          }
        >
          <button type="button" data-part="about" aria-label={preferenceText('about', { label })}>
            <Info aria-hidden size={14} />
          </button>
        </Tooltip>
        {isChanged && <small data-part="default">{preferenceText('changed', { value: shownDefault })}</small>}
      </span>
      <span data-part="value" data-cell="value" data-read-only={isReadOnly || undefined}>
        <span data-part="text" data-empty={value.trim() === '' || undefined} aria-hidden={!isReadOnly}>
          {sayValue(preference, value)}
        </span>
        {!isReadOnly && (
          <span ref={editorRef} data-part="editor">
            <ValueEditor {...{ preference, label, value, error }} onValueChange={change} />
          </span>
        )}
      </span>
      <span data-part="reset">
        {isChanged && !isReadOnly && (
          <IconButton
            size="sm"
            icon={<RotateCcw size={14} />}
            label={preferenceText('reset.of', { label, value: shownDefault })}
            onClick={reset}
          />
        )}
      </span>
    </Line>
  );
}

/** Draws again when the items of a data set are known. */
function useWordsOf(dataSetName: string | null): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => (dataSetName === null ? undefined : wordsOfSet(dataSetName).onLabelsChange(drawAgain)),
    [dataSetName],
  );
}
