import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnAction } from '../../../kernel/object/ObjectScreen.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { forms } from '../early.ts';
import { formEditorText } from '../editor.messages.ts';
import { NewVersions } from './NewVersions.ts';

/** Which form, and whether it is as it was saved. */
export interface NewVersionInput {
  readonly id: string;
  /** Names the editor to the server. */
  readonly clientTag: string;
  readonly isDirty: boolean;
}

/** The action that makes a draft of the next version of a form as it is saved, and opens it. */
export function useNewVersion({ id, clientTag, isDirty }: NewVersionInput): OwnAction {
  const navigate = useNavigate();
  const [versions] = useState(() => new NewVersions(id, clientTag));
  const [isRunning, setRunning] = useState(false);
  const make = async () => {
    setRunning(true);
    try {
      const { doc } = await withProgress(
        {
          loading: formEditorText('newVersion.loading'),
          success: (made) => {
            const { uniqueName: name, version } = made.doc.formTemplate;
            return formEditorText('newVersion.success', { name, version });
          },
        },
        () => versions.make(),
      );
      void navigate(forms.paths.pathOfId(doc.id));
    } catch (error) {
      const reason = describeError(error);
      notify({ message: formEditorText('newVersion.failed', { reason }), tone: 'bad' });
    } finally {
      setRunning(false);
    }
  };
  return {
    label: formEditorText('newVersion'),
    icon: <FilePlus2 aria-hidden size={16} />,
    isReady: !isDirty && !isRunning,
    ...(isDirty && { disabledReason: objectText('action.dirty', { action: formEditorText('newVersion') }) }),
    onRun: () => void make(),
  };
}
