import { deferPart } from '@studio/ui/internal';
import { CircleCheck, ClipboardList, Eye, FileInput, GitCompareArrows, Plus, RefreshCw } from 'lucide-react';
import { fileActions } from '../../../kernel/kind/idList.tsx';
import type { BulkDetailProps, CreateHostProps, ListAction } from '../../../kernel/list/ListAction.ts';
import { comparePath } from '../../../kernel/object/compare/comparePath.ts';
import { forms } from '../early.ts';
import { exportForms } from '../forms.api.ts';
import { formText } from '../forms.messages.ts';
import { loadParts } from '../loadParts.ts';

/** The actions of the list of form templates, by the server's names. What they do is loaded when they are first used. */
export function formActions(): Readonly<Record<string, ListAction>> {
  return {
    'New Form': {
      does: 'create',
      label: formText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      host: deferPart<CreateHostProps>(async () => (await import('../NewFormHost.tsx')).NewFormHost),
    },
    'Reload Form Rules': {
      does: 'dialog',
      label: formText('reloadFormRules'),
      icon: <RefreshCw aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(async () => (await loadParts()).ReloadFormRulesHost),
    },
    'Reload Field Rules': {
      does: 'dialog',
      label: formText('reloadFieldRules'),
      icon: <RefreshCw aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(async () => (await loadParts()).ReloadFieldRulesHost),
    },
    Import: {
      does: 'dialog',
      label: formText('import'),
      icon: <FileInput aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(async () => (await loadParts()).ImportHost),
    },
    'Test Draft Form Templates': {
      does: 'run',
      label: formText('test'),
      icon: <Eye aria-hidden size={16} />,
      run: async () => (await loadParts()).runTest(),
    },
    ...fileActions(formText, { section: 'Form Templates', run: exportForms, fileName: 'FormTemplates.xml' }),
    Compare: {
      does: 'openChosen',
      label: formText('compare'),
      icon: <GitCompareArrows aria-hidden size={16} />,
      count: 2,
      pathOf: ([left = '', right]) => comparePath(forms.paths, left, right),
    },
    'Mark in Production': {
      does: 'bulk',
      label: formText('mark'),
      icon: <CircleCheck aria-hidden size={16} />,
      title: formText('mark'),
      isFinal: true,
      question: (count) => formText('selected', { count }),
      detail: deferPart<BulkDetailProps>(async () => (await loadParts()).MarkDetail),
      run: async (selection) => (await loadParts()).runMark(selection),
      texts: { loading: formText('mark.loading'), failure: formText('unchanged') },
    },
    Publish: {
      does: 'bulk',
      label: formText('publish'),
      icon: <ClipboardList aria-hidden size={16} />,
      title: formText('publish'),
      only: { within: { 'status.in': '0', valid: 'true' }, text: formText('publish.only') },
      question: (count) => formText('selected', { count }),
      detail: deferPart<BulkDetailProps>(async () => (await loadParts()).PublishDetail),
      run: async (selection) => (await loadParts()).runPublish(selection),
      texts: { loading: formText('publish.loading'), failure: formText('unchanged') },
    },
  };
}
