import type { UiFormTemplate } from '@studio/api';
import { Network, Settings2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useObjectSettings } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import type { ObjectParts, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { useRecheck } from '../../../kernel/object/plain/useRecheck.ts';
import { missingPermission } from '../../../kernel/object/ReadOnlyReason.tsx';
import { onLookupAnswer, useLookup } from '../../../kernel/resource/Lookup.ts';
import { useMayUse } from '../../../platform/session/session.ts';
import { componentTypes } from '../components.ts';
import { onConditionTexts } from '../conditions/conditionTexts.ts';
import { formEditorText } from '../editor.messages.ts';
import { formTypes } from '../forms.api.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { FormEditorPage } from './FormEditorPage.tsx';
import type { FaultPlace } from './faultPlace.ts';
import { type FormTab, formRulePath, formTabIn, formTabPath } from './formTabs.ts';
import type { RulesTabActions } from './rules/RulesTab.tsx';
import { rulesTabText } from './rules/rulesTab.messages.ts';
import { formSettings } from './settingsPart.ts';
import { useFormErrors } from './useFormErrors.tsx';
import { useNewVersion } from './useNewVersion.tsx';
import { useShownRule } from './useShownRule.ts';

/** The words that the changes of a form are described with. */
const worded = {
  components: { onLabelsChange: (listener: () => void) => onLookupAnswer([componentTypes], listener) },
  conditions: { onLabelsChange: onConditionTexts },
};

/** What the editor of a form shows beside what all editors do: builder and rules, settings, errors, and what is done with versions. */
export function useFormParts(input: PartsInput<UiFormTemplate, FormDraft>): ObjectParts {
  const { state, calls, rootRef } = input;
  const { editor, draft, base, isDirty } = state;
  const { doc } = base;
  const isQuiet = useRef(false);
  const { tab, builderRef, rulesRef, show: showPart } = useShownPlace(doc, draft);
  /** Errors of the form are not reported after a save that the user did not start. */
  const saveQuietly = async () => {
    isQuiet.current = true;
    const isSaved = await editor.save();
    isQuiet.current = false;
    return isSaved;
  };
  const rule = useShownRule(editor, { draft, doc }, saveQuietly);
  const mayChangeRules = useMayUse(rulesPermission);
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
  useCasesAfterSaves(editor, doc);
  const errors = useFormErrors({ state, typeName, isQuiet, onShow: show });
  const settings = useObjectSettings(formSettings, editor, rootRef, errors.showErrors);
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
        {...{ frame, draft, doc, typeName, tab, rule, rulesRef }}
        faults={errors.faults}
        rulesLocked={rulesLocked(input, mayChangeRules)}
        actionsRef={builderRef}
        onShow={show}
        getDraft={() => editor.state.draft}
        onDraftChange={input.onDraftChange}
        onUndo={() => editor.undo()}
        onRedo={() => editor.redo()}
      />
    ),
  };
}

/** A save says how many kept cases it changed the outcome of. */
function useCasesAfterSaves(
  editor: PartsInput<UiFormTemplate, FormDraft>['state']['editor'],
  doc: UiFormTemplate,
) {
  const last = useRef(doc);
  // What the settings or somebody else saved in between is no change of the next save.
  useEffect(() => {
    last.current = doc;
  }, [doc]);
  useEffect(
    () =>
      editor.onSave(() => {
        const [before, after] = [last.current, editor.state.base.doc];
        if (before === after || after.cases.length === 0) return;
        // Where it cannot be loaded, the save is none the worse.
        import('./trial/reportChangedCases.ts').then(
          ({ reportChangedCases }) => reportChangedCases(before, after),
          () => undefined,
        );
      }),
    [editor],
  );
}

function selectedKey(root: HTMLElement | null): string | null {
  const cell = root?.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"]');
  return cell?.dataset['key'] ?? null;
}

/** Why the rules of a form cannot be changed; empty when they can. */
function rulesLocked(
  { lockedBecause, state }: Pick<PartsInput<UiFormTemplate, FormDraft>, 'lockedBecause' | 'state'>,
  mayChangeRules: boolean,
): string {
  if (lockedBecause !== '') return lockedBecause;
  if (!mayChangeRules) return missingPermission(rulesPermission);
  return state.base.doc.formTemplate.status === inProduction ? rulesTabText('locked.production') : '';
}

const rulesPermission = 'MANAGE_FORM_RULES';
const inProduction = 1;

/** What the builder can be asked for. */
interface BuilderActions {
  readonly focusPart: (key: string) => boolean;
}

interface ShownPlace {
  readonly tab: FormTab;
  /** Goes on the builder, which may come later. */
  readonly builderRef: (actions: BuilderActions | null) => void;
  /** Goes on the rules, which may come later, too. */
  readonly rulesRef: (actions: RulesTabActions | null) => void;
  /** Opens the tab that a place is on, and moves the focus there as soon as it is drawn. */
  readonly show: (place: FaultPlace) => void;
}

/** Which tab is shown, and the way to a place of the form. */
function useShownPlace({ id }: UiFormTemplate, { rules: all }: FormDraft): ShownPlace {
  const tab = formTabIn(useLocation().pathname);
  const navigate = useNavigate();
  const [builder, builderRef] = useState<BuilderActions | null>(null);
  const [rules, rulesRef] = useState<RulesTabActions | null>(null);
  const [sought, setSought] = useState<FaultPlace | null>(null);
  const isOnTab = sought !== null && tabOf(sought) === tab;
  const end = useEffectEvent(() => setSought(null));
  useEffect(() => {
    if (sought === null || !isOnTab) return;
    const isRule = tabOf(sought) === 'rules';
    if (isRule ? rules === null : builder === null) return;
    const key = 'key' in sought ? sought.key : null;
    if (isRule) rules?.focusRule(key, 'pointer' in sought ? sought.pointer : undefined);
    else if (key !== null) builder?.focusPart(key);
    end();
  }, [sought, isOnTab, builder, rules]);
  const show = (place: FaultPlace) => {
    setSought(place);
    const own = tabOf(place);
    if (own === 'rules') {
      const rule = all.find(({ key }) => 'key' in place && key === place.key);
      void navigate(formRulePath(id, rule?.name ?? null));
    } else if (own !== tab) void navigate(formTabPath(id, own));
  };
  return { tab, builderRef, rulesRef, show };
}

function tabOf({ at }: FaultPlace): FormTab {
  return at === 'rule' || at === 'trigger' ? 'rules' : 'builder';
}
