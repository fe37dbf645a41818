import type { Organization } from '@studio/api';
import { Badge, EmptyState, ErrorState, Link, Skeleton, VisuallyHidden } from '@studio/ui';
import { formatDateTime, type RenderLink } from '@studio/widgets';
import { FileX2, TriangleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { fieldIn, formPath } from '../managerPaths.ts';
import { FilledView, type FilledViewProps, type ViewActions } from './FilledView.tsx';
import { FormMenu } from './FormMenu.tsx';
import type { FormSetState } from './FormSetState.ts';
import { Columns, Missing, Pane, PaneHead } from './FormsTab.styles.ts';
import type { FieldPath, FilledForm, ReadForm } from './filledForms.ts';
import type { FormFault } from './findFormFault.ts';
import { type SummaryForms, SummaryFormsContext } from './SummaryRows.tsx';
import type { Forms, MenuForm } from './useForms.ts';

/** The forms of an organization, and who may change them. */
export interface FormsTabProps {
  readonly doc: Organization;
  readonly forms: Forms;
  /** Where the manager is. */
  readonly ownPath: string;
  /** Whether the user may change the organization. */
  readonly mayChange: boolean;
  /** The form whose summary the shown one details; empty for none. */
  readonly summaryId: string;
  /** What keeps the forms from being saved, and is led to; null for nothing. */
  readonly fault: FormFault | null;
  /** Whether what others change is shown at once; null before that is known. */
  readonly isLive: boolean | null;
  /** The heading of the form that is shown: it gets the focus where that would be lost. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly renderLink: RenderLink;
}

/** The forms of an organization: what is missing, the menu, and the one that is shown. */
export function FormsTab(props: FormsTabProps) {
  const { doc, forms, ownPath, mayChange, summaryId, fault, isLive, headingRef, renderLink } = props;
  const navigate = useNavigate();
  const viewRef = useRef<ViewActions>(null);
  const { shown, selectedId = null, error } = forms;
  const last = useRef<NextInput['last']>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const missing = shown?.filled?.missing ?? noPaths;

  useLedTo({
    isDrawn: forms.set !== undefined && shown?.filled != null,
    isEditing: forms.state.isEditing,
    lead: (path) => {
      const key = JSON.stringify(path);
      const at = missing.findIndex((each) => JSON.stringify(each) === key);
      if (at !== -1 && selectedId !== null) last.current = { formId: selectedId, at, path };
      viewRef.current?.focusField(path);
    },
  });
  const focusMissing = (formId: string, at: number) => {
    const path = missing[at];
    if (path === undefined) return;
    last.current = { formId, at, path };
    viewRef.current?.focusField(path);
  };
  const isWanted = wanted !== null && shown?.form.info.id === wanted;
  const goOn = useEffectEvent(() => {
    if (wanted === null) return;
    setWanted(null);
    focusMissing(wanted, 0);
  });
  // The form that was led to is drawn.
  useEffect(() => {
    if (isWanted) goOn();
  }, [isWanted]);

  const shownFault = fault !== null && shown?.form.info.id === fault.formId ? fault : null;
  const showFault = useEffectEvent((found: FormFault) => viewRef.current?.focusField(found.path));
  // Its form is drawn.
  useEffect(() => {
    if (shownFault !== null) showFault(shownFault);
  }, [shownFault]);

  const isEditing = forms.state.isEditing && !forms.state.isTakenOver;
  useKeptFocus(headingRef, { formId: shown?.form.info.id, isEditing });

  const showNext = (ids?: readonly string[]) => {
    const next = nextMissing(forms.forms ?? [], {
      ...{ ids, selectedId, last: last.current, missing },
    });
    if (next === null) return;
    if (next.formId === selectedId) return focusMissing(next.formId, next.at);
    setWanted(next.formId);
    void navigate(formPath(ownPath, next.formId));
  };

  if (error !== null)
    return (
      <ErrorState
        title={organizationFormText('loadFailed')}
        reason={describeError(error)}
        onRetry={forms.onRetry}
        retryLabel={commonText('retry')}
      />
    );
  if (forms.forms !== undefined && forms.forms.length === 0)
    return (
      <EmptyState title={organizationFormText('none.title')} icon={<FileX2 size={20} />}>
        {organizationFormText('none.text')}
      </EmptyState>
    );
  return (
    <Columns>
      <div>
        {forms.forms === undefined ? (
          <Skeleton width="100%" height="160px" />
        ) : (
          <FormMenu
            {...{ doc, ownPath, selectedId, isLive, renderLink }}
            forms={forms.forms}
            onNextMissing={showNext}
          />
        )}
        {shown === undefined || forms.set === undefined ? (
          <div aria-busy>
            <VisuallyHidden role="status">{organizationFormText('loading')}</VisuallyHidden>
            <Skeleton width="100%" height="360px" />
          </div>
        ) : (
          <FormPane
            key={shown.form.info.id}
            name={shown.form.info.formTemplateDisplayName || shown.form.info.name}
            read={shown.form.read}
            filled={shown.filled}
            back={backLink(forms, { summaryId, ownPath, renderLink })}
            summaries={{
              ...{ formId: shown.form.info.id, formSetId: doc.id, ownPath, renderLink },
              loaded: [...forms.loaded.values()],
              isComplete: forms.isComplete,
              valuesOf: (form) => forms.filledOf(form)?.shown ?? forms.valuesOf(form),
            }}
            isValidated={shownFault !== null}
            {...{ state: forms.state, mayChange, viewRef, headingRef, set: forms.set }}
            formId={shown.form.info.id}
            formSetId={doc.id}
          />
        )}
      </div>
    </Columns>
  );
}

interface LeadInput {
  /** The form is on screen. */
  readonly isDrawn: boolean;
  readonly isEditing: boolean;
  readonly lead: (path: FieldPath) => void;
}

/**
 * Moves the focus to the heading of the form where it was lost, or is on what the header has in place of the action that was pressed: after the form has become another one,
 * or one to fill in, or to read.
 */
function useKeptFocus(
  headingRef: FormsTabProps['headingRef'],
  { formId, isEditing }: { readonly formId: string | undefined; readonly isEditing: boolean },
): void {
  const hasShown = useRef(false);
  useEffect(() => {
    if (formId === undefined) return;
    const isFirst = !hasShown.current;
    hasShown.current = true;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isOnAction = isEditing && activeElement?.closest('[role="toolbar"]') != null;
    if (!isFirst && (isLost || isOnAction)) headingRef.current?.focus({ preventScroll: true });
  }, [headingRef, formId, isEditing]);
}

/** Leads to the field that the address names, when the form is drawn, and again when it can be filled in. */
function useLedTo({ isDrawn, isEditing, lead }: LeadInput): void {
  const { search, key } = useLocation();
  const go = useEffectEvent(() => {
    const path = fieldIn(search);
    if (path.length > 0) lead(path);
  });
  useEffect(() => {
    if (isDrawn && key !== '') go();
  }, [isDrawn, key]);
  useEffect(() => {
    if (isEditing) go();
  }, [isEditing]);
}

const noPaths: readonly FieldPath[] = [];

interface NextInput {
  /** The forms among which it is looked for; undefined for all. */
  readonly ids: readonly string[] | undefined;
  readonly selectedId: string | null;
  /** The last one that was led to, and how many of its form were missing before it. */
  readonly last: { readonly formId: string; readonly at: number; readonly path: FieldPath } | null;
  /** Those of the form that is shown. */
  readonly missing: readonly FieldPath[];
}

/** The next missing field: further down in the form that is shown, then in those behind it, and from the first one again. */
export function nextMissing(
  forms: readonly MenuForm[],
  { ids, selectedId, last, missing }: NextInput,
): { readonly formId: string; readonly at: number } | null {
  const among = forms.filter(({ id }) => ids === undefined || ids.includes(id));
  const start = among.findIndex(({ id }) => id === selectedId);
  const at = last !== null && last.formId === selectedId ? indexBehind(last, missing) : 0;
  if (selectedId !== null && start !== -1 && at < missing.length) return { formId: selectedId, at };
  const others = [...among.slice(start + 1), ...among.slice(0, Math.max(start, 0))];
  const next = others.find(({ missing }) => missing > 0);
  if (next !== undefined) return { formId: next.id, at: 0 };
  return selectedId !== null && start !== -1 && missing.length > 0 ? { formId: selectedId, at: 0 } : null;
}

/** One that was filled in is missing no more: the one behind it has taken its place. */
function indexBehind(last: NonNullable<NextInput['last']>, missing: readonly FieldPath[]): number {
  const key = JSON.stringify(last.path);
  const still = missing.findIndex((path) => JSON.stringify(path) === key);
  return still === -1 ? last.at : still + 1;
}

interface FormPaneProps
  extends Pick<FilledViewProps, 'formId' | 'formSetId' | 'isValidated' | 'set' | 'viewRef'> {
  readonly name: string;
  readonly read: ReadForm | null;
  readonly filled: FilledForm | null;
  readonly state: FormSetState;
  readonly mayChange: boolean;
  /** Leads to the form whose summary it details; null where there is none. */
  readonly back: ReactNode;
  readonly summaries: SummaryForms;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A form, to be read or to be filled in. */
function FormPane(props: FormPaneProps) {
  const { name, read, filled, state, mayChange, back, summaries, headingRef, ...view } = props;
  const { isEditing, isTakenOver } = state;
  const canEdit = isEditing && !isTakenOver && mayChange;
  return (
    <Pane aria-label={name}>
      <PaneHead>
        <div>
          {back}
          <h2 ref={headingRef} tabIndex={-1}>
            {name}
          </h2>
          <p role="status">{describeState(state, mayChange)}</p>
        </div>
        {filled !== null && filled.missing.length > 0 && (
          <Badge tone="warning">
            <Missing>
              <TriangleAlert aria-hidden size={14} />
              {organizationFormText('required.missing', {
                missing: filled.missing.length,
                total: filled.required,
              })}
            </Missing>
          </Badge>
        )}
      </PaneHead>
      {read === null || filled === null ? (
        <EmptyState title={organizationFormText('gone.title')} icon={<FileX2 size={20} />}>
          {organizationFormText('gone.text')}
        </EmptyState>
      ) : (
        <SummaryFormsContext value={summaries}>
          <FilledView {...{ read, filled, headingRef, ...view }} isReadOnly={!canEdit} />
        </SummaryFormsContext>
      )}
    </Pane>
  );
}

function backLink(
  { forms }: Forms,
  { summaryId, ownPath, renderLink }: Pick<FormsTabProps, 'ownPath' | 'renderLink' | 'summaryId'>,
): ReactNode {
  const summary = forms?.find(({ id }) => id === summaryId);
  if (summary === undefined) return null;
  const text = organizationFormText('summary.back', { name: summary.name });
  return <Link render={renderLink(formPath(ownPath, summary.id), null, {})}>{text}</Link>;
}

function describeState(state: FormSetState, mayChange: boolean): string {
  const { isEditing, isKeeping, isTakenOver, failure, timeKept } = state;
  if (!isEditing || !mayChange) return organizationFormText(mayChange ? 'readOnly' : 'locked');
  if (failure !== null || isTakenOver) return organizationFormText('notKept');
  if (isKeeping) return organizationFormText('keeping');
  return timeKept === null
    ? organizationFormText('editing')
    : organizationFormText('kept', { time: formatDateTime(timeKept) });
}
