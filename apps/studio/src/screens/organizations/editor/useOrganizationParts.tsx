import type { ChangesEvent, CurrentEvent, Organization } from '@studio/api';
import { TabBar } from '@studio/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { unsavedText } from '../../../kernel/editor/ui/unsavedText.ts';
import { TabRow } from '../../../kernel/object/EditorPage.styles.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import { FaultMark } from '../../../kernel/object/FaultMark.tsx';
import type { EditorFrame, PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import type { OwnPlainParts } from '../../../kernel/object/plain/usePlainParts.tsx';
import { watchObject } from '../../../platform/events/watchObject.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { navigationLock } from '../../../platform/navigationLock/navigationLock.ts';
import { organizations, typeOf } from '../early.ts';
import { organizationEditorText } from '../editor.messages.ts';
import { organizationFormText } from '../forms.messages.ts';
import { organizationText } from '../organizations.messages.ts';
import { codeLabel, shownName, statusTones } from '../organizationTexts.ts';
import { FormsTab } from './forms/FormsTab.tsx';
import type { FormFault } from './forms/findFormFault.ts';
import { useFormChanges } from './forms/useFormChanges.tsx';
import { type Forms, useForms } from './forms/useForms.ts';
import { useUpgrade } from './forms/useUpgrade.tsx';
import { formPath, type ManagerPlace, managerPlaceIn, managerTabs, tabPath } from './managerPaths.ts';
import type { OrganizationDraft } from './organizationEditor.ts';
import { StructureTab } from './structure/StructureTab.tsx';

/** What the manager shows beside the settings of an organization: its forms, and what it belongs to. */
export function useOrganizationParts(input: PartsInput<Organization, OrganizationDraft>): OwnPlainParts {
  const { state, id, lockedBecause, calls, readOnlyReason } = input;
  const { editor, base, isDirty, isValid, isSaving } = state;
  const { doc } = base;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = managerPlaceIn(pathname);
  const ownPath = organizations.pathOfId(typeOf(doc), id);
  const mayChange = readOnlyReason === '';
  const forms = useForms({
    ...{ id, version: doc.version, formId: place.formId, clientTag: editor.tag, mayChange },
  });
  const isLive = useLiveObject(input, forms);

  const reload = async () => void editor.takeOver(await editor.definition.load(id));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const changes = useFormChanges({
    ...{ forms, lockedBecause, headingRef, rootRef: input.rootRef },
    onApplied: reload,
    onFault: (fault) => void navigate(formPath(ownPath, fault.formId)),
    onDiscarded: () => {
      if (isDirty) editor.reset(base);
    },
  });
  const reloadUpgraded = async () => {
    try {
      await reload();
      await forms.set?.refresh();
    } catch (error) {
      notify({
        message: objectText('action.reload', { reason: describeError(error) }),
        tone: 'warning',
        action: { label: commonText('retry'), onAction: () => void reloadUpgraded() },
      });
    }
  };
  const [isUpgradeWanted] = useState(() => mayChange && place.formId === '');
  const upgrade = useUpgrade({
    ...{ id, clientTag: editor.tag, isWanted: isUpgradeWanted, headingRef },
    onReload: () => void reloadUpgraded(),
  });

  const { isEditing, pending, isTakenOver } = forms.state;
  const isSettings = place.tab === 'settings';
  const hasNoEdits = !isSettings && !isEditing && !isDirty;
  const areFormsChanged = forms.set?.isChanged === true;
  const isUnsaved = isDirty || areFormsChanged;
  const isNotSaved = state.isNotSaved === true || (areFormsChanged && changes.isNotSaved);
  const isWaiting = forms.isUploading || (areFormsChanged && !forms.isComplete);
  const save = async () => {
    if (areFormsChanged) await changes.save(() => editor.save(undefined, true));
    else await editor.save();
  };
  return {
    actions: {
      Edit: { ...changes.edit, isHidden: isEditing || place.tab !== 'forms' },
      Save: {
        label: objectText('save'),
        variant: 'primary',
        isPinned: true,
        isPending: isSaving || pending === 'applying',
        isReady: isUnsaved && isValid && pending === null && !isTakenOver && !isWaiting,
        isHidden: hasNoEdits,
        ...(isUnsaved && { subText: unsavedText({ isDirty: true, isNotSaved }) }),
        disabledReason: saveBlock(isUnsaved, forms.isUploading),
        onRun: () => void save(),
      },
      Discard: {
        label: isEditing ? organizationFormText('cancel') : objectText('discard'),
        isPinned: true,
        isReady: (isEditing || isDirty) && pending === null,
        isHidden: hasNoEdits,
        onRun: isEditing ? changes.askDiscard : calls.askDiscard,
      },
      // Cancels the organization itself; while its forms are changed, Cancel is about the changes.
      Delete: {
        label: organizationEditorText('cancel'),
        icon: <Trash2 aria-hidden size={16} />,
        isHidden: isEditing,
        onRun: calls.askDelete,
      },
    },
    isBusy: pending !== null,
    banners: changes.banners,
    dialogs: (
      <>
        {changes.dialogs}
        {upgrade}
      </>
    ),
    renderPage: (frame, settings, faultCount) => (
      <ManagerPage
        {...{ frame, doc, forms, place, ownPath, settings, faultCount, mayChange, isLive, headingRef }}
        fault={changes.fault}
      />
    ),
  };
}

/** Why there is nothing that can be saved now. */
function saveBlock(isUnsaved: boolean, isUploading: boolean): string {
  if (isUploading) return organizationFormText('files.pending');
  return isUnsaved ? organizationEditorText('invalidOnLeave') : organizationFormText('apply.clean');
}

interface ManagerPageProps {
  readonly frame: EditorFrame;
  readonly doc: Organization;
  readonly forms: Forms;
  readonly place: ManagerPlace;
  /** Where the manager is. */
  readonly ownPath: string;
  /** The form of the settings. */
  readonly settings: ReactNode;
  /** What is wrong in it. */
  readonly faultCount: number;
  /** What keeps the forms from being saved; null for nothing. */
  readonly fault: FormFault | null;
  readonly mayChange: boolean;
  /** Whether what others change is shown at once; null before that is known. */
  readonly isLive: boolean | null;
  /** Of the form that is shown. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The manager of an organization: header, tabs and the part that the address names. */
function ManagerPage({
  frame,
  doc,
  forms,
  place,
  ownPath,
  settings,
  faultCount,
  fault,
  mayChange,
  isLive,
  headingRef,
}: ManagerPageProps) {
  const type = typeOf(doc);
  const { tab } = place;
  const where = [doc.city, doc.state].filter(Boolean).join(', ');
  return (
    <EditorPage
      {...{ frame }}
      tab={`${tab} ${place.formId}`}
      title={shownName(doc)}
      status={{ label: organizationText(`status.${doc.status}`), tone: statusTones[doc.status] }}
      details={[
        ...(doc.code === null
          ? []
          : [organizationEditorText('code', { label: codeLabel(type), code: doc.code })]),
        ...(where === '' ? [] : [where]),
      ]}
      backLabel={organizationText(`heading.${type.name}`)}
      tabs={
        <TabRow>
          <TabBar
            label={organizationEditorText('tabs')}
            activeId={tab}
            tabs={managerTabs.map((id) => ({
              id,
              label: organizationEditorText(`tab.${id}`),
              render: frame.renderLink(tabPath(ownPath, id), null, {}),
              badge: id === 'settings' && faultCount > 0 ? <FaultMark count={faultCount} /> : undefined,
            }))}
          />
        </TabRow>
      }
    >
      {tab === 'forms' && (
        <FormsTab
          {...{ doc, forms, ownPath, mayChange, fault, isLive, headingRef }}
          summaryId={place.summaryId}
          renderLink={frame.renderLink}
        />
      )}
      {tab === 'settings' && settings}
      {tab === 'structure' && <StructureTab doc={doc} />}
    </EditorPage>
  );
}

/**
 * Takes what others save where nothing is unsaved here, and leaves the screen of an organization that somebody else has deleted.
 * @returns whether the live connection is there; null before that is known
 */
function useLiveObject(
  { state, id }: PartsInput<Organization, OrganizationDraft>,
  forms: Forms,
): boolean | null {
  const { editor, base } = state;
  const [isLive, setLive] = useState<boolean | null>(null);
  const navigate = useNavigate();
  const latest = useRef<ChangesEvent['changes'] | undefined>(undefined);
  // A dialog over the screen, such as that of the signature, may have edits of its own.
  const mustStay = () => editor.isDirty || forms.set?.isChanged === true || navigationLock() !== null;
  const catchUp = useEffectEvent(() => {
    if (!editor.isDirty) void editor.catchUp();
  });
  const leave = useEffectEvent((author: string, clientTag: string | null) => {
    if (clientTag === editor.tag || mustStay()) return;
    const name = shownName(base.doc);
    notify({ message: organizationEditorText('deletedElsewhere', { author, name }), tone: 'warning' });
    void navigate(organizations.listPath(typeOf(base.doc)));
  });
  const follow = useEffectEvent(({ changes, clientTag }: ChangesEvent) => {
    if (clientTag === editor.tag) return;
    latest.current = changes;
    forms.set?.follow(changes);
  });
  const { set } = forms;
  /** What was announced while nothing was connected. */
  const recheck = useEffectEvent(({ etag, author }: CurrentEvent) => {
    if (etag === null) {
      if (author !== null) leave(author, null);
      return;
    }
    if (etag !== base.etag) catchUp();
    set?.recheck();
  });
  const followLatest = useEffectEvent(() => {
    if (latest.current !== undefined) set?.follow(latest.current);
  });
  // An announcement may come before the form set is loaded.
  useEffect(() => {
    if (set !== undefined) followLatest();
  }, [set]);
  useEffect(
    () =>
      watchObject(`${organizations.kind}:${id}`, {
        onSaved: () => catchUp(),
        onDeleted: ({ author, clientTag }) => leave(author, clientTag),
        onChanges: (event) => follow(event),
        onCurrent: (event) => {
          setLive(true);
          recheck(event);
        },
        onDown: () => setLive(false),
      }),
    [id],
  );
  return isLive;
}
