import { acceptFiles, formatBytes } from '@studio/ui';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { reasonOf } from '../shared/task/reasonOf.ts';
import { useTask } from '../shared/task/useTask.ts';
import { insertAttachment } from './editor/commands.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { isAllowedPicture } from './model/links.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

/** Types of files that can be attached. SVG is none of them: it can hold scripts. */
export const attachmentTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
];

interface AttachmentOptions extends Required<Pick<RichTextEditorProps, 'onAttach'>> {
  editor: Editor;
  maxBytes: number;
  labels: RichTextEditorLabels;
}

interface Said {
  readonly kind: 'status' | 'alert';
  readonly text: string;
}

/** Stores one file at a time with the host, puts it into the text, and says what became of it. */
export function useAttachment({ editor, onAttach, maxBytes, labels }: AttachmentOptions) {
  const [name, setName] = useState('');
  const [said, setSaid] = useState<Said>();

  const task = useTask<[File]>(async (file, signal) => {
    if (!onAttach) return;
    const stored = await onAttach(file, signal);
    if (signal.aborted || editor.isDestroyed) return;
    const url = URL.parse(stored.url, document.baseURI)?.href ?? '';
    if (!isAllowedPicture(url) || url === '') throw new Error(stored.url);
    insertAttachment(editor, { url, name: stored.name, isPicture: file.type.startsWith('image/') });
    setSaid({ kind: 'status', text: labels.attached(stored.name) });
  });

  const offer = (file: File) => {
    const rules = { accept: attachmentTypes, maxBytes, isMultiple: false };
    const [refusal] = acceptFiles([file], rules).refused;
    if (refusal) {
      const isType = refusal.reason === 'type';
      const text = isType
        ? labels.attachType(file.name)
        : labels.attachSize(file.name, formatBytes(maxBytes));
      setSaid({ kind: 'alert', text });
      return;
    }
    if (task.isRunning) return;
    setName(file.name);
    setSaid(undefined);
    task.run(file);
  };

  const ofTask = (): Said | undefined => {
    if (task.isRunning) return { kind: 'status', text: labels.attaching(name) };
    const { failure } = task;
    return failure ? { kind: 'alert', text: labels.attachFailed(name, reasonOf(failure.error)) } : undefined;
  };

  return { offer, isRunning: task.isRunning, said: said ?? ofTask() };
}
