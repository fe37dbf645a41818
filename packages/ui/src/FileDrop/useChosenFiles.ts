import { useState } from 'react';
import { useControlled } from '../internal/useControlled.ts';
import { acceptFiles, addFiles, type FileRefusal, type FileRules } from './acceptFiles.ts';
import type { DroppedFiles } from './droppedFiles.ts';
import type { FileDropLabels } from './labels.ts';

interface ChosenFilesOptions {
  value: readonly File[] | undefined;
  defaultValue: readonly File[] | undefined;
  onValueChange: ((files: readonly File[]) => void) | undefined;
  onRefuse: ((refusals: readonly FileRefusal[]) => void) | undefined;
  isKeptOnRefusal: boolean;
  rules: FileRules;
  labels: FileDropLabels;
}

const none: readonly File[] = [];

function refusalText({ file, reason }: FileRefusal, { maxBytes }: FileRules, labels: FileDropLabels): string {
  if (reason === 'type') return labels.unsupportedType(file.name);
  if (reason === 'empty') return labels.empty(file.name);
  return reason === 'size' ? labels.tooLarge(file.name, maxBytes ?? 0) : labels.onlyOne(file.name);
}

/** The chosen files, what was refused of the last ones offered, and what to say of both. */
export function useChosenFiles({ rules, labels, onRefuse, ...options }: ChosenFilesOptions) {
  const [files, setFiles] = useControlled(options.value, options.defaultValue ?? none, options.onValueChange);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const offer = ({ files: offered, folders }: DroppedFiles) => {
    const { accepted, refused } = acceptFiles(offered, rules);
    const texts = refused.map((refusal) => refusalText(refusal, rules, labels));
    setRefusals([...new Set([...texts, ...folders.map(labels.folder)])]);
    const isKept =
      options.isKeptOnRefusal || rules.selectionMode === 'multiple' || texts.length + folders.length === 0;
    const replaced = isKept ? [] : files;
    if (accepted.length > 0) {
      setAnnouncement(labels.added(accepted.map(({ name }) => name)));
      setFiles(rules.selectionMode === 'multiple' ? addFiles(files, accepted) : accepted);
    } else {
      // The one that was to be replaced is not the one that is wanted now.
      setAnnouncement(replaced.map(({ name }) => labels.removed(name)).join(' '));
      if (replaced.length > 0) setFiles(none);
    }
    if (refused.length > 0) onRefuse?.(refused);
  };

  const remove = (file: File) => {
    setRefusals([]);
    setAnnouncement(labels.removed(file.name));
    setFiles(files.filter((other) => other !== file));
  };

  return { files, refusals, announcement, offer, remove };
}
