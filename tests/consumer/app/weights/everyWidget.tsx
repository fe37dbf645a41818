import {
  ActionBar,
  ActionGroup,
  ActivityList,
  AdvancedFilter,
  AsyncCombobox,
  BrowserGrid,
  BulkHeader,
  BusinessCard,
  ChangeList,
  CommandPalette,
  ConditionTree,
  CriteriaTable,
  createCondition,
  DataItemsEditor,
  DependenciesEditor,
  EditableGrid,
  EditorHeader,
  ExpressionModal,
  FormBuilder,
  FormView,
  GridPicker,
  MergeTable,
  NotImplementedDialog,
  PlaceholderField,
  PresenceBar,
  ReferencesModal,
  RegexModal,
  ResponsiveNavigation,
  ReviewDialog,
  RichTextEditor,
  SettingsPanel,
  SideNavigation,
  SignatureModal,
  TwoStepSelector,
  UploadModal,
  VersionHistory,
} from '@studio/widgets';
import { createRoot } from 'react-dom/client';

const ignore = () => undefined;
const nothing = async () => [];
const grid = { columns: [], getRowId: String, emptyText: '' };

createRoot(document.body).render(
  <>
    <ActionBar actions={[]} />
    <ActionGroup availableActions={[]} />
    <ActivityList entries={[]} />
    <AdvancedFilter kind="Claim" fields={[]} />
    <AsyncCombobox label="Claim" search={nothing} />
    <BrowserGrid {...grid} label="Claims" rows={[]} totalRecords={0} countText="" />
    <BulkHeader count={0} total={0} confirmLabel="Close" onCancel={ignore} onConfirm={ignore} />
    <BusinessCard trigger={<button type="button">Ada</button>} />
    <ChangeList changes={[]} />
    <CommandPalette groups={[]} emptyText="" />
    <ConditionTree label="Conditions" operators={[]} valueKinds={[]} />
    <CriteriaTable dataItems={[]} />
    <DataItemsEditor hasDefaultPrecedence={false} />
    <DependenciesEditor forms={[]} loadFields={nothing} />
    <EditableGrid label="Rates" rows={[]} getRowKey={String} columns={[]} />
    <EditorHeader backHref="/" backLabel="Back" title="Claim" actions={null} />
    <ExpressionModal variableName="" kind="value" searchForms={nothing} loadFields={nothing} />
    <FormBuilder
      label="Form"
      components={[]}
      createPart={() => ({ key: '', isHead: false, isBeside: false })}
      copyParts={() => []}
      getLook={() => ({ label: '', name: '', componentId: '', picture: 'text' })}
    />
    <FormView form={{ sections: [] }} />
    <GridPicker
      {...grid}
      label="Claims"
      loadPage={async () => ({ records: [], totalRecords: 0 })}
      onSelect={ignore}
    />
    <MergeTable collisions={[]} choices={{}} theirName="Ada" />
    <NotImplementedDialog actionName={null} onOpenChange={ignore} />
    <PlaceholderField label="Subject" placeholders={[]} />
    <PresenceBar people={[]} />
    <ReferencesModal objectName="" references={[]} />
    <RegexModal variableName="" onTest={async () => ({ problems: [] })} />
    <ResponsiveNavigation groups={[]} currentId={null} />
    <ReviewDialog title="Review Rule" condition={createCondition()} operators={[]} valueKinds={[]} />
    <RichTextEditor label="Letter" />
    <SettingsPanel settings={[]} />
    <SideNavigation groups={[]} currentId={null} />
    <SignatureModal value="" onSave={nothing} />
    <TwoStepSelector mode="forms" label="Field" searchForms={nothing} loadFields={nothing} />
    <UploadModal onUpload={nothing} />
    <VersionHistory versions={[]} selection={null} />
  </>,
);
