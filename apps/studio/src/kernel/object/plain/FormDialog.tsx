import type { AuthorizationKey } from '@studio/api';
import { Button, Dialog } from '@studio/ui';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import type { AnyRows } from '../../editor/fields/comparableRow.ts';
import { findFaults } from '../../editor/fields/findFaults.ts';
import { safetyText } from '../../editor/safety.messages.ts';
import type { EditIntent } from '../../editor/types.ts';
import { EditorSteps } from '../../editor/undo/EditorSteps.ts';
import type { UndoSteps } from '../../editor/undo/useUndoSteps.ts';
import type { DeclaredForm } from './declareForm.ts';
import { Banners, Changes, Fields, FootTools } from './FormDialog.styles.ts';
import { findControl } from './findControl.ts';
import { type FailedSave, findShownFaults } from './findShownFaults.ts';
import { splitMissing } from './invalidReason.ts';
import { PlainForm } from './PlainForm.tsx';
import { useFormTab } from './useFormTab.ts';

/** A declared form in a modal over a screen; it knows no server, but what choices are loaded from. */
export interface FormDialogProps<Doc, Draft extends object> {
  readonly form: Pick<DeclaredForm<Doc, Draft>, 'controls' | 'layout' | 'outline'>;
  readonly isOpen: boolean;
  /** Cancel, Escape, the close button or the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** The label of the button that saves. */
  readonly submitLabel: string;
  readonly doc: Doc;
  readonly draft: Draft;
  readonly onDraftChange: (draft: Draft, intent: EditIntent) => void;
  /** The focus has left a field. Default: nothing happens. */
  readonly onFieldLeave?: (field: string) => void;
  /** What was refused by the last save is shown at its fields; each new refusal moves the focus to the first. Null for nothing. */
  readonly failure: FailedSave | null;
  /** What else is wrong, by the field. Default: nothing. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The field that has the focus when the modal opens. Default: the first. */
  readonly initialField?: string | undefined;
  /** The field that is the object's name. Default: `name`. */
  readonly nameField?: string;
  /** Why nothing can be changed; empty when it can. */
  readonly readOnlyReason: string;
  /** What changes need. */
  readonly permission: AuthorizationKey;
  /** Why nothing can be saved now; empty when it can. */
  readonly blockedBecause: string;
  /** Saving is pending: nothing can be closed or sent again. */
  readonly isPending: boolean;
  readonly onSubmit: () => void;
  /** At the start of the modal's foot: who else is here, undo, redo and history. */
  readonly tools?: ReactNode;
  /** Undo and redo, for the fields that have none of their own. Default: they keep it. */
  readonly steps?: UndoSteps;
  /** What saving would change; null while that is nothing. */
  readonly changes?: ReactNode;
  /** Above the form: what others have saved, why a save failed, and why drafts are not kept. */
  readonly banners?: ReactNode;
  /** The widths of fields that are side by side, as `grid-template-columns`. Default: the same. */
  readonly columns?: string;
  /** The modal. */
  readonly rootRef?: Ref<HTMLDivElement>;
}

/** A form with its actions. Invalid values are shown at once; missing ones by `blockedBecause`. */
export function FormDialog<Doc, Draft extends object>({ rootRef, ...props }: FormDialogProps<Doc, Draft>) {
  const { form, doc, draft, failure, nameField = 'name', blockedBecause, isPending, columns } = props;
  const { controls, layout, outline } = form;
  const formId = useId();
  const [, wrong] = splitMissing(findFaults(outline, draft));
  const faults = findShownFaults({
    ...{ faults: wrong, failure, draft, controls, nameField },
    // The types of the names were checked by `OutlineInput`.
    lists: outline.lists as unknown as Readonly<Record<string, AnyRows>>,
    touched: new Set(Object.keys(controls)),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const fieldsRef = useRef<HTMLDivElement>(null);
  const { tab, onTabChange } = useFormTab({
    ...{ layout, chosen, failure, faults: faults.fields, rootRef: fieldsRef, isFocusedOnFailure: true },
    onChoose: setChosen,
  });
  const initialFocusRef = useFieldRef(fieldsRef, props.initialField);
  const close = () => {
    if (!isPending) props.onClose();
  };
  const submit = () => {
    if (blockedBecause === '' && !isPending) props.onSubmit();
  };
  return (
    <Dialog
      ref={rootRef}
      isOpen={props.isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={props.title}
      initialFocusRef={initialFocusRef}
      closeLabel={commonText('close')}
      footer={
        <>
          {props.tools && <FootTools>{props.tools}</FootTools>}
          <Button onClick={close} aria-disabled={isPending || undefined}>
            {commonText('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            disabledReason={blockedBecause === '' ? undefined : blockedBecause}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <Banners>{props.banners}</Banners>
      <Fields ref={fieldsRef} style={columns === undefined ? undefined : columnsOf(columns)}>
        <EditorSteps value={props.steps ?? null}>
          <PlainForm
            {...{ doc, draft, controls, layout, tab, onTabChange }}
            headingLevel={3}
            id={formId}
            onDraftChange={props.onDraftChange}
            {...(props.onFieldLeave && { onFieldLeave: props.onFieldLeave })}
            faults={{
              ...faults,
              fields: { ...faults.fields, ...props.errors },
              whole: { ...faults.whole, ...props.errors },
            }}
            readOnlyReason={props.readOnlyReason}
            permission={props.permission}
            onSubmit={submit}
          />
        </EditorSteps>
      </Fields>
      {props.changes && <ChangesArea>{props.changes}</ChangesArea>}
    </Dialog>
  );
}

/** The control of a field, looked up on use. */
function useFieldRef(rootRef: RefObject<Element | null>, field: string | undefined) {
  return useMemo(
    (): RefObject<HTMLElement | null> => ({
      get current() {
        if (field === undefined) return null;
        const place = rootRef.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
        return findControl(place ?? undefined) ?? null;
      },
    }),
    [rootRef, field],
  );
}

/** What saving would change is drawn when it is looked at: measuring its rows would hold up the first key. */
function ChangesArea({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Changes onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{safetyText('unsaved')}</summary>
      {isOpen && children}
    </Changes>
  );
}

function columnsOf(columns: string): CSSProperties {
  return { '--form-columns': columns } as CSSProperties;
}
