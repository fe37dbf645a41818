import type { UiFormTemplate } from '@studio/api';
import { Skeleton, TabBar } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import type { Ref } from 'react';
import { TabRow } from '../../../kernel/object/EditorPage.styles.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import { FaultMark } from '../../../kernel/object/FaultMark.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import { formEditorText } from '../editor.messages.ts';
import { formText } from '../forms.messages.ts';
import { formTexts } from '../formTexts.ts';
import { writeDay } from '../writeDay.ts';
import type { FormBuilderTabProps } from './builder/FormBuilderTab.tsx';
import { builderPart } from './builderPart.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { BuilderRoom, PreviewText } from './FormEditorPage.styles.ts';
import type { FaultPlace } from './faultPlace.ts';
import type { FormFault } from './formFaults.ts';
import { type FormTab, formRulePath, formTabPath, formTabs } from './formTabs.ts';
import type { RulesTabActions } from './rules/RulesTab.tsx';
import { rulesPart } from './rulesPart.ts';
import { TryIt, TryItButton, useTryIt } from './trial/TryIt.tsx';
import type { ShownRule } from './useShownRule.ts';

/** Everything the screen shows; it knows neither server nor address. */
export interface FormEditorPageProps
  extends Pick<FormBuilderTabProps, 'getDraft' | 'onDraftChange' | 'onUndo' | 'onRedo' | 'actionsRef'> {
  readonly frame: EditorFrame;
  /** The version that the draft was made from. */
  readonly doc: UiFormTemplate;
  readonly draft: FormDraft;
  readonly faults: readonly FormFault[];
  /** What the type of the form is called; empty while that is not known. */
  readonly typeName: string;
  readonly tab: FormTab;
  readonly rule: ShownRule;
  /** Why no rule can be changed; empty when they can. */
  readonly rulesLocked: string;
  readonly rulesRef?: Ref<RulesTabActions>;
  /** Leads to a place of the form, whichever tab it is on. */
  readonly onShow: (place: FaultPlace) => void;
}

const statusTones = { 0: 'neutral', 1: 'good', 2: 'accent' } as const;

/** The editor of a form: what it is, what can be done with it, and what it holds. */
export function FormEditorPage(props: FormEditorPageProps) {
  const { frame, draft, doc, faults, typeName, tab, rule, onShow, getDraft, onDraftChange } = props;
  const { formTemplate: form } = doc;
  const tryIt = useTryIt(tab !== 'preview');
  const { uniqueName, displayName, version, status, valid } = form;
  const invalid = { label: formEditorText('invalid'), tone: 'bad' } as const;
  return (
    <EditorPage
      frame={frame}
      title={uniqueName}
      type={typeName}
      status={{ label: formText(`status.${status}`), tone: statusTones[status] }}
      badges={valid ? [] : [invalid]}
      details={[formEditorText('version', { version }), ...datesOf(form)]}
      description={displayName}
      backLabel={formTexts().back}
      tabs={
        <TabRow>
          <TabBar
            label={formEditorText('tabs')}
            activeId={tab}
            tabs={formTabs.map((id) => ({
              id,
              label: formEditorText(`tab.${id}`),
              render: frame.renderLink(formTabPath(doc.id, id), null, {}),
              badge: badgeOf(id, faults),
            }))}
          />
          {tab !== 'preview' && <TryItButton tryIt={tryIt} />}
        </TabRow>
      }
      tab={tab}
      beside={
        <TryIt
          key={uniqueName}
          {...{ tryIt, draft, doc, getDraft, onDraftChange }}
          onShow={(place) => void showFromTrial(place, rule, onShow)}
          lockedBecause={frame.isReadOnly ? frame.readOnlyReason : ''}
          hrefOfRule={(name) => formRulePath(doc.id, name)}
          renderLink={frame.renderLink}
        />
      }
    >
      {tab === 'builder' && <Builder {...props} />}
      {tab === 'rules' && <Rules {...props} />}
      {tab === 'preview' && <PreviewText>{formEditorText('preview')}</PreviewText>}
    </EditorPage>
  );
}

/** Another rule is shown as from the list: what was changed is saved before. */
async function showFromTrial(
  place: FaultPlace,
  { selected, onLeave }: ShownRule,
  onShow: FormEditorPageProps['onShow'],
): Promise<void> {
  const key = place.at === 'rule' ? place.key : null;
  const isRule = place.at === 'rule' || place.at === 'trigger';
  if (!isRule || key === selected || (await onLeave())) onShow(place);
}

function Builder({ frame, draft, doc, faults, rulesLocked, ...props }: FormEditorPageProps) {
  const { isReadOnly, readOnlyReason } = frame;
  const { getDraft, onDraftChange, onUndo, onRedo, actionsRef } = props;
  const Tab = useDeferredPart(builderPart, true);
  return (
    <BuilderRoom data-tall>
      {Tab ? (
        <Tab
          {...{ draft, doc, faults, isReadOnly, readOnlyReason, rulesLocked }}
          {...{ getDraft, onDraftChange, onUndo, onRedo, actionsRef }}
        />
      ) : (
        <Skeleton height={420} />
      )}
    </BuilderRoom>
  );
}

function Rules(props: FormEditorPageProps) {
  const { draft, doc, faults, getDraft, onDraftChange, onUndo, onRedo, rulesLocked, rulesRef } = props;
  const { onLeave: _inRules, ...rule } = props.rule;
  const Tab = useDeferredPart(rulesPart, true);
  if (Tab === null) return <Skeleton height={420} />;
  return (
    <Tab
      key={`${props.frame.generation} ${doc.formTemplate.uniqueName}`}
      {...{ ...rule, draft, doc, faults, getDraft, onDraftChange, onUndo, onRedo }}
      lockedBecause={rulesLocked}
      findWarnings={async (name, signal) => {
        const { reviewFindings } = await import('./trial/reviewFindings.ts');
        return reviewFindings(getDraft(), { uniqueName: doc.formTemplate.uniqueName, name }, signal);
      }}
      actionsRef={rulesRef}
    />
  );
}

/** The places whose faults a tab shows. */
const shownAt: Readonly<Record<FormTab, readonly string[]>> = {
  builder: ['part', 'outline'],
  rules: ['rule', 'trigger'],
  preview: [],
};

function badgeOf(tab: FormTab, faults: readonly FormFault[]) {
  const count = faults.filter(({ place }) => shownAt[tab].includes(place.at)).length;
  return count === 0 ? undefined : <FaultMark count={count} />;
}

/** The days between which a form is in effect; nothing unless both are there. */
function datesOf({
  effectiveDateRangeBegin: begin,
  effectiveDateRangeEnd: end,
}: UiFormTemplate['formTemplate']): readonly string[] {
  if (begin === null || end === null) return [];
  return [formEditorText('effective', { begin: writeDay(begin), end: writeDay(end) })];
}
