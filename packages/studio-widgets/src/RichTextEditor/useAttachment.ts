import { acceptFiles, formatBytes } from '@studio/ui';
import { reasonOf } from '@studio/ui/internal';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTask } from '../shared/task/useTask.ts';
import { followPlace, insertAttachment } from './editor/commands.ts';
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
  /** A picture is about to be inserted that comes from this address. */
  onAttached: (address: string) => void;
  labels: RichTextEditorLabels;
}

/** Stores one file at a time with the host, puts it into the text, and announces the outcome. */
export function useAttachment({ editor, onAttach, maxBytes, onAttached, labels }: AttachmentOptions) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [attached, setAttached] = useState('');

  const task = useTask<[File]>(async (file, { signal }) => {
    if (!onAttach) return;
    const place = followPlace(editor);
    try {
      const stored = await onAttach(file, { signal });
      if (signal.aborted || editor.isDestroyed) return;
      const url = URL.parse(stored.url, document.baseURI)?.href ?? '';
      if (!isAllowedPicture(url) || url === '') throw new Error(stored.url);
      const isPicture = file.type.startsWith('image/');
      if (isPicture) onAttached(url);
      insertAttachment(editor, place.current(), { url, name: stored.name, isPicture });
      setAttached(labels.attached(stored.name));
    } finally {
      place.stop();
    }
  });

  const whyNot = (file: File): string => {
    const rules = { accept: attachmentTypes, maxBytes, selectionMode: 'single' } as const;
    const [refused] = acceptFiles([file], rules).refused;
    if (refused?.reason === 'type') return labels.attachType(file.name);
    if (refused) return labels.attachSize(file.name, formatBytes(maxBytes));
    return task.isRunning ? labels.attachBusy(file.name) : '';
  };

  const offer = (file: File) => {
    const why = whyNot(file);
    setRefusal(why);
    if (task.isRunning) return;
    setAttached('');
    setName(file.name);
    if (why === '') task.run(file);
    else task.stop();
  };

  const { isRunning, failure } = task;
  const failed = failure ? labels.attachFailed(name, reasonOf(failure.error)) : '';
  return {
    offer,
    isRunning,
    /** What was refused or has failed; empty when nothing was. */
    alert: [failed, refusal].filter(Boolean).join(' '),
    /** The file that is being stored or has been. */
    status: isRunning ? labels.attaching(name) : attached,
  };
}
