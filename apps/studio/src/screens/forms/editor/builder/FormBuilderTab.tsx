import type { ComponentType, UiFormTemplate } from '@studio/api';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { FormBuilder, type FormBuilderProps } from '@studio/widgets';
import FileInput from 'lucide-react/icons/file-input';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { EditIntent } from '../../../../kernel/editor/types.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { notify } from '../../../../platform/feedback/notices.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { componentOf, componentTypes } from '../../components.ts';
import type { FormDraft, FormPart } from '../draft/FormDraft.ts';
import { withChangedParts } from '../draft/fieldNames.ts';
import { repetitionsOf } from '../draft/formLayout.ts';
import { placeId } from '../faultPlace.ts';
import type { FormFault } from '../formFaults.ts';
import { withElseOfRule } from '../rules/model/ruleEdits.ts';
import { explained, settingsOfTypes } from './builder.api.ts';
import { builderText } from './builder.messages.ts';
import type { CopyDialogProps } from './CopyDialog.tsx';
import { formBuilderLabels } from './formBuilderLabels.ts';
import { withRulesOf } from './model/commonSettings.ts';
import { convertedPart } from './model/convertedPart.ts';
import { copiedParts, describeLosses, newPart } from './model/newParts.ts';
import { PartSettings } from './PartSettings.tsx';
import { type FormComponent, lookOfPart, paletteOf } from './partLook.tsx';

const copyPart = deferPart<CopyDialogProps>(async () => (await import('./CopyDialog.tsx')).CopyDialog);

const inProduction = 1;

const InsertButton = styled(Button)`
  margin-block-start: var(--st-space-2);
`;

/** The builder over the draft of a form. */
export interface FormBuilderTabProps {
  readonly draft: FormDraft;
  /** The version that the draft was made from. */
  readonly doc: UiFormTemplate;
  readonly faults: readonly FormFault[];
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when none is. */
  readonly readOnlyReason: string;
  /** Why no rule can be changed; empty when they can. */
  readonly rulesLocked: string;
  /** The draft as it is now: a text that was typed is entered a moment later. */
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft, intent?: EditIntent) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly actionsRef?: FormBuilderProps<FormPart>['actionsRef'];
}

/** Builds a form: palette and settings, the form itself, and its outline. */
export function FormBuilderTab(props: FormBuilderTabProps) {
  const { draft, doc, faults, isReadOnly, readOnlyReason, getDraft, onDraftChange } = props;
  const { rulesLocked, onUndo, onRedo, actionsRef } = props;
  const { data: components, error, reload } = useLookup(componentTypes);
  const [openGroups, onOpenGroupsChange] = useState<readonly string[]>(['core', 'display']);
  const [copied, setCopied] = useState<Pick<CopyDialogProps, 'sources' | 'onInsert'> | null>(null);
  const CopyDialog = useDeferredPart(copyPart, copied !== null);
  const { status, uniqueName } = doc.formTemplate;
  const referredRef = useRef(new Map<string, string>());
  const isInProduction = status === inProduction;
  const locks = useMemo(
    () => ({ isShown: rulesLocked !== '', isRequired: isInProduction }),
    [rulesLocked, isInProduction],
  );
  const settingsNow = useMemo(() => withRulesOf(draft.rules, rulesLocked), [draft.rules, rulesLocked]);
  const palette = useMemo(() => paletteOf(components ?? []), [components]);
  const repetitions = useMemo(() => repetitionsOf(draft), [draft]);
  // Looks stay as they are while what is repeated does, whatever else of the form is edited.
  const repeated = writeRepetitions(repetitions);
  const getLook = useMemo(() => {
    const byPlace = Map.groupBy(faults, ({ place }) => placeId(place));
    const input = {
      components: components ?? [],
      faults: byPlace,
      status,
      repetitions: readRepetitions(repeated),
    };
    return (part: FormPart) => lookOfPart(part, input);
  }, [components, faults, status, repeated]);
  const renderEdge = useCallback(
    (part: FormPart, edge: ReactNode) => <FieldEdge {...{ part, edge }} formId={doc.id} />,
    [doc.id],
  );
  if (components === undefined && error !== null) {
    return (
      <ErrorState
        title={builderText('componentsFailed')}
        reason={describeError(error)}
        onRetry={reload}
        retryLabel={commonText('retry')}
      />
    );
  }
  if (components === undefined) return <BuilderSkeleton />;
  const componentNamed = (id: string): ComponentType => {
    const component = components.find(({ name }) => name === id);
    if (component === undefined) throw new RangeError(`There is no component '${id}'.`);
    return component;
  };
  const createPart = ({ id }: FormComponent, parts: readonly FormPart[]): FormPart =>
    newPart(componentNamed(id), parts);
  const converted = async (part: FormPart, component: ComponentType) => {
    const types = [...new Set([part.type, component.fieldType])];
    const { load } = settingsOfTypes(types, doc.id);
    const known = await explained(() => load(new AbortController().signal));
    return convertedPart(part, {
      from: settingsNow(known.get(part.type) ?? []),
      to: settingsNow(known.get(component.fieldType) ?? []),
      before: componentOf(part.type, part.options, components),
      component,
      context: { formType: String(doc.formTemplate.type) },
    });
  };
  return (
    <>
      <FormBuilder
        label={builderText('canvas')}
        headingLevel={2}
        labels={formBuilderLabels()}
        value={draft.parts}
        onValueChange={(parts, { reason, keys }) =>
          // Steps of a width are one edit of its user.
          onDraftChange(
            { ...getDraft(), parts },
            reason === 'resize' ? { coalesceKey: `resize ${keys.join(' ')}` } : undefined,
          )
        }
        components={palette}
        createPart={createPart}
        formName={uniqueName}
        copyParts={(sources, parts, { formName: from }) => {
          const copied = copiedParts(sources, {
            ...{ parts, rules: draft.rules, locks },
            forms: { from, to: uniqueName },
          });
          const losses = describeLosses(copied);
          if (losses !== '') notify({ message: losses, tone: 'warning' });
          return copied.parts;
        }}
        convertPart={(part, { id }) => converted(part, componentNamed(id))}
        resizePart={(part, fieldWidth) => ({ ...part, fieldWidth: fieldWidth ?? null })}
        renderEdge={renderEdge}
        relabelPart={(part, label) => ({ ...part, label })}
        askForCopies={(sources, onInsert) => {
          // A section has many names to choose; a field has one, which is in its settings.
          if (!sources.some(({ isHead }) => isHead)) return false;
          setCopied({ sources, onInsert });
          return true;
        }}
        renderPaletteEnd={(onInsert) => (
          <InsertButton
            size="sm"
            data-part="insert-from-form"
            startIcon={<FileInput size={14} />}
            onClick={() => setCopied({ sources: null, onInsert })}
          >
            {builderText('copy.open')}
          </InsertButton>
        )}
        getLook={getLook}
        isReadOnly={isReadOnly}
        readOnlyReason={readOnlyReason || undefined}
        {...{ onUndo, onRedo, actionsRef }}
        renderSettings={(selected) => (
          <PartSettings
            parts={selected}
            formParts={draft.parts}
            {...{ doc, components, faults, settingsNow, isReadOnly, readOnlyReason }}
            {...{ openGroups, onOpenGroupsChange }}
            repeats={selected.length === 1 ? repetitions.get(selected[0]?.key ?? '') : undefined}
            isNew={selected.every((part) => isNewPart(part, draft))}
            partNow={(key) => getDraft().parts.find((part) => part.key === key)}
            onPartsChange={(changed, intent) => {
              const referred = referredRef.current;
              const now = getDraft();
              const parts = withElseOfRule(now, changed);
              onDraftChange(withChangedParts(now, parts, { uniqueName, referred }), intent);
            }}
          />
        )}
      />
      {CopyDialog && copied !== null && (
        <CopyDialog {...copied} {...{ draft, locks }} formName={uniqueName} onClose={() => setCopied(null)} />
      )}
    </>
  );
}

/** What is shown until the builder is there. */
export function BuilderSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{builderText('loading')}</VisuallyHidden>
      <Skeleton height={420} />
    </div>
  );
}

interface FieldEdgeProps {
  readonly part: FormPart;
  readonly formId: string;
  readonly edge: ReactNode;
}

/** The edge of the selected field, whose settings are loaded for the panel: it is there once they are known to have a width. */
function FieldEdge({ part, formId, edge }: FieldEdgeProps) {
  const { data } = useLookup(settingsOfTypes([part.type], formId));
  return data?.get(part.type)?.some(({ propertyName }) => propertyName === 'fieldWidth') ? edge : null;
}

function writeRepetitions(repetitions: ReturnType<typeof repetitionsOf>): string {
  return JSON.stringify([...repetitions].map(([key, fields]) => [key, fields.map((field) => field.key)]));
}

function readRepetitions(text: string): ReadonlyMap<string, readonly string[]> {
  // What `writeRepetitions` has written.
  return new Map(JSON.parse(text) as [string, string[]][]);
}

/** Whether nothing of a part is saved yet: of a section, no field in it is. */
function isNewPart(part: FormPart, { parts }: FormDraft): boolean {
  if (!part.isHead) return part.id === '';
  const behind = parts.slice(parts.findIndex(({ key }) => key === part.key) + 1);
  const end = behind.findIndex(({ isHead }) => isHead);
  return behind.slice(0, end === -1 ? behind.length : end).every(({ id }) => id === '');
}
