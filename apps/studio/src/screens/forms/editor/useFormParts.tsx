import type { UiFormTemplate } from '@studio/api';
import { Network, Settings2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ObjectParts, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useRecheck } from '../../../kernel/object/plain/useRecheck.ts';
import { onLookupAnswer, useLookup } from '../../../kernel/resource/Lookup.ts';
import { componentTypes } from '../components.ts';
import { onToldConditions } from '../conditions/toldConditions.ts';
import { formEditorText } from '../editor.messages.ts';
import { formTypes } from '../forms.api.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { FormEditorPage } from './FormEditorPage.tsx';
import { type FaultPlace, placeId } from './faultPlace.ts';
import { type FormTab, formTabIn, formTabPath } from './formTabs.ts';
import { showRule } from './RulesTab.tsx';
import { useFormErrors } from './useFormErrors.tsx';
import { useFormSettings } from './useFormSettings.tsx';
import { useNewVersion } from './useNewVersion.tsx';

/** The words that the changes of a form are described with. */
const worded = {
  components: { onLabelsChange: (listener: () => void) => onLookupAnswer([componentTypes], listener) },
  conditions: { onLabelsChange: onToldConditions },
};

/** What the editor of a form shows beside what all editors do: builder and rules, settings, errors, and what is done with versions. */
export function useFormParts(input: PartsInput<UiFormTemplate, FormDraft>): ObjectParts {
  const { state, calls, rootRef } = input;
  const { editor, draft, base, isDirty } = state;
  const { doc } = base;
  const rulesRef = useRef<HTMLDivElement>(null);
  const { tab, builderRef, show: showPart } = useShownPlace(doc, rulesRef);
  const { data } = useLookup(formTypes);
  const typeName = data?.types.find(({ type }) => type === base.doc.formTemplate.type)?.name ?? '';
  useRecheck(editor, worded);
  /** Undo and redo lead to the part that was selected when their step was made. */
  const goBack = useEffectEvent((key: string | null) => {
    const isThere = key === null || (tab === 'builder' && key === selectedKey(rootRef.current));
    if (!isThere) showPart({ at: 'part', key, setting: null });
  });
  const readView = useEffectEvent(() => selectedKey(rootRef.current));
  useEffect(
    // What was read is what is shown.
    () =>
      editor.keepView({ read: () => readView(), show: (view) => goBack((view ?? null) as string | null) }),
    [editor],
  );
  const show = (place: FaultPlace) => {
    if (place.at === 'settings') return settings.show(place.setting);
    const isGone = 'key' in place && ![...draft.parts, ...draft.rules].some(({ key }) => key === place.key);
    if (isGone) settings.show();
    else showPart(place);
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
      <FormEditorPage
        {...{ frame, draft, doc, typeName, tab, rulesRef }}
        faults={errors.faults}
        actionsRef={builderRef}
        getDraft={() => editor.state.draft}
        onDraftChange={input.onDraftChange}
        onUndo={() => editor.undo()}
        onRedo={() => editor.redo()}
      />
    ),
  };
}

function selectedKey(root: HTMLElement | null): string | null {
  const cell = root?.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"]');
  return cell?.dataset['key'] ?? null;
}

/** The methods of the builder. */
interface BuilderActions {
  readonly focusPart: (key: string) => boolean;
}

interface ShownPlace {
  readonly tab: FormTab;
  /** Goes on the builder, which may come later. */
  readonly builderRef: (actions: BuilderActions | null) => void;
  /** Opens the tab that a place is on, and moves the focus there as soon as it is drawn. */
  readonly show: (place: FaultPlace) => void;
}

/** Which tab is shown, and the function that scrolls to a place of the form. */
function useShownPlace({ id }: UiFormTemplate, rulesRef: RefObject<HTMLDivElement | null>): ShownPlace {
  const tab = formTabIn(useLocation().pathname);
  const navigate = useNavigate();
  const [builder, builderRef] = useState<BuilderActions | null>(null);
  const [sought, setSought] = useState<FaultPlace | null>(null);
  const lead = useEffectEvent((place: FaultPlace, actions: BuilderActions | null) => {
    if (tabOf(place) === 'rules') showRule(rulesRef.current, placeId(place) ?? '');
    else if (actions === null) return;
    else if ('key' in place) actions.focusPart(place.key);
    setSought(null);
  });
  const isOnTab = sought !== null && tabOf(sought) === tab;
  useEffect(() => {
    if (sought !== null && isOnTab) lead(sought, builder);
  }, [sought, isOnTab, builder]);
  const show = (place: FaultPlace) => {
    setSought(place);
    if (tabOf(place) !== tab) void navigate(formTabPath(id, tabOf(place)));
  };
  return { tab, builderRef, show };
}

function tabOf({ at }: FaultPlace): FormTab {
  return at === 'rule' || at === 'trigger' ? 'rules' : 'builder';
}
