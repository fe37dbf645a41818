import type { UiFormTemplate } from '@studio/api';
import { Network, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import type { ObjectParts, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useWords } from '../../../kernel/object/plain/useWords.ts';
import { onLookupAnswer, useLookup } from '../../../kernel/resource/Lookup.ts';
import { componentTypes } from '../components.ts';
import { onToldConditions } from '../conditions/toldConditions.ts';
import { formEditorText } from '../editor.messages.ts';
import { formTypes } from '../forms.api.ts';
import { showPlace } from './body/FormOutline.tsx';
import type { FormDraft } from './draft/FormDraft.ts';
import { FormEditorPage } from './FormEditorPage.tsx';
import { type FaultPlace, placeId } from './faultPlace.ts';
import { useFormErrors } from './useFormErrors.tsx';
import { useFormSettings } from './useFormSettings.tsx';
import { useNewVersion } from './useNewVersion.tsx';

/** What the changes of a form are told by. */
const worded = {
  components: { onWords: (listener: () => void) => onLookupAnswer([componentTypes], listener) },
  conditions: { onWords: onToldConditions },
};

/** What the editor of a form shows beside what all editors do: its outline, its settings, its errors, and what is done with versions. */
export function useFormParts(input: PartsInput<UiFormTemplate, FormDraft>): ObjectParts {
  const { state, calls, rootRef } = input;
  const { editor, draft, base, isDirty } = state;
  const outlineRef = useRef<HTMLDivElement>(null);
  const { data } = useLookup(formTypes);
  const typeName = data?.types.find(({ type }) => type === base.doc.formTemplate.type)?.name ?? '';
  useWords(editor, worded);
  const show = (place: FaultPlace) => {
    if (place.at === 'settings') return settings.show(place.setting);
    const id = placeId(place);
    if (id === null || !showPlace(outlineRef.current, id)) settings.show();
  };
  const errors = useFormErrors({ state, typeName, onShow: show });
  const settings = useFormSettings(editor, rootRef, errors.tell);
  const newVersion = useNewVersion({ id: editor.id, clientTag: editor.tag, isDirty });
  return {
    invalidReason: null,
    actions: {
      'Form Template Settings': {
        label: formEditorText('settings'),
        icon: <Settings2 aria-hidden size={16} />,
        onRun: () => settings.show(),
      },
      'Save As New Version': newVersion,
      'Show Form References': {
        label: formEditorText('references.show'),
        icon: <Network aria-hidden size={16} />,
        onRun: calls.showReferences,
      },
    },
    banners: (
      <>
        {errors.banner}
        {settings.banner}
      </>
    ),
    dialogs: (
      <>
        {settings.modal}
        {errors.modal}
      </>
    ),
    isCovered: settings.isOpen,
    render: (frame) => (
      <FormEditorPage {...{ frame, draft, typeName, outlineRef }} doc={base.doc} faults={errors.faults} />
    ),
  };
}
