import type { UiFormTemplate } from '@studio/api';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayHaveBeenSaved } from '../../../kernel/editor/IdempotentSaver.ts';
import { randomId } from '../../../kernel/editor/randomId.ts';
import { toLoaded } from '../../../kernel/editor/rest/toLoaded.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import type { OwnAction } from '../../../kernel/object/ObjectScreen.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { forms } from '../early.ts';
import { formEditorText } from '../editor.messages.ts';

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

/** Makes new versions of one form. One whose answer was lost is the same to the server when it is sent again. */
class NewVersions {
  readonly #id: string;
  readonly #clientTag: string;
  #unconfirmed: string | null = null;

  /** @param clientTag names the editor to the server */
  constructor(id: string, clientTag: string) {
    this.#id = id;
    this.#clientTag = clientTag;
  }

  /** The draft of the next version. @throws what the call throws that made none, or whose answer was lost */
  async make(): Promise<Loaded<UiFormTemplate>> {
    const key = this.#unconfirmed ?? randomId();
    this.#unconfirmed = null;
    const header = { 'Idempotency-Key': key, 'X-Client-Tag': this.#clientTag };
    const params = { path: { id: this.#id }, header };
    try {
      return await toLoaded(api.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params }));
    } catch (error) {
      if (mayHaveBeenSaved(error)) this.#unconfirmed = key;
      throw error;
    }
  }
}
