import type { FileRefusal } from '@studio/ui';
import { useState } from 'react';

/** The alert about files that are of no supported type. @param describe what it says of one. */
export function useTypeAlert(describe: (fileName: string) => string) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const refuse = (refusals: readonly FileRefusal[]) => {
    const unsupported = refusals.filter(({ reason }) => reason === 'type').map(({ file }) => file.name);
    if (unsupported.length === 0) return;
    setNames(unsupported);
    setOpen(true);
  };
  return {
    isOpen,
    /** It stays while the alert closes. */
    message: [...new Set(names)].map(describe).join(' '),
    refuse,
    close: () => setOpen(false),
  };
}
