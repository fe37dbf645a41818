import Box from 'lucide-react/icons/box';
import FileText from 'lucide-react/icons/file-text';
import type { ReactElement } from 'react';
import type { SelectorMode } from './types.ts';

/** What is searched in the first step, as a picture. */
export function SelectorIcon({ mode }: { mode: SelectorMode }): ReactElement {
  const Icon = mode === 'forms' ? FileText : Box;
  return <Icon size={16} aria-hidden="true" />;
}
