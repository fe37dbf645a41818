import { type DynamicDataFilter, result } from '@studio/api';
import type { AttachedFile } from '@studio/rules';
import { Button } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { FormView, type FormViewProps } from '@studio/widgets';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { useHeldChange } from '../../../../kernel/editor/fields/useHeldChange.ts';
import { Banner } from '../../../../kernel/editor/ui/Banner.styles.ts';
import { useFocusHome } from '../../../../kernel/editor/ui/useFocusHome.ts';
import { drawnFacts } from '../../../../kernel/formView/drawnFacts.ts';
import { changeValueAt, filesOf } from '../../../../kernel/formView/formValues.ts';
import { formViewLabels } from '../../../../kernel/formView/formViewLabels.ts';
import type { GridPopupDialogProps } from '../../../../kernel/formView/GridPopupDialog.tsx';
import {
  fillPicked,
  type GridPopup,
  type PickedItem,
  pickUseOf,
  readGridPopup,
} from '../../../../kernel/formView/gridPopup.ts';
import { loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { notify } from '../../../../platform/feedback/notices.ts';
import { withProgress } from '../../../../platform/feedback/progress.ts';
import { api } from '../../../../platform/http/api.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { ExplainedError } from '../../../../platform/i18n/ExplainedError.ts';
import { useLastShown } from '../../../../platform/state/useLastShown.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { AttachmentField } from './AttachmentField.tsx';
import type { FormSetEditor } from './FormSetEditor.ts';
import type { Values } from './FormSetState.ts';
import { drawForm, type FieldPath, type FilledForm, type ReadForm } from './filledForms.ts';
import { SummaryRows } from './SummaryRows.tsx';

/** What the form can be asked for. */
export interface ViewActions {
  readonly focusField: (path: FieldPath) => boolean;
}

/** A form of an organization, and how it is shown. */
export interface FilledViewProps {
  readonly read: ReadForm;
  readonly filled: FilledForm;
  readonly formId: string;
  /** Of the organization. */
  readonly formSetId: string;
  readonly set: FormSetEditor;
  readonly isReadOnly: boolean;
  /** Says of every field what is wrong with it. */
  readonly isValidated: boolean;
  readonly viewRef: RefObject<ViewActions | null>;
  /** The heading of the form. */
  readonly headingRef: RefObject<HTMLElement | null>;
}

/** What is typed, until it has been painted: what follows from it in hundreds of fields is computed then. */
interface HeldValues {
  readonly values: Values;
  /** The values of the form when it was begun; undefined while nothing is held. */
  readonly over: Values | undefined;
}

const noOptions: Awaited<ReturnType<typeof loadOptions>> = new Map();
const classCodes = 'Class Codes';
/** Class codes that are offered at once. */
const mostCodes = 50;
/** Entries that are added at once. */
const mostEntries = 100;

/** A form of an organization as it is read or filled in, with the lists that its buttons open. */
export function FilledView({
  read,
  filled,
  formId,
  formSetId,
  set,
  isReadOnly,
  isValidated,
  viewRef,
  headingRef,
}: FilledViewProps) {
  const { dataSets } = read;
  const choices = useResource(dataSets.length === 0 ? null : JSON.stringify(dataSets), (signal) =>
    loadOptions(dataSets, signal),
  );
  const isPending = dataSets.length > 0 && choices.data === undefined && choices.error === null;
  const options = choices.data ?? noOptions;
  // The button that loads them again is gone.
  useFocusHome(headingRef, Number(choices.error !== null));
  const { shown, outcome, hidden: nowHidden } = filled;
  // Not computed again for a key that is held.
  const facts = useMemo(() => drawnFacts(read.fields, shown, outcome), [read, shown, outcome]);
  // The same ones as long as nothing in them changes: every field is drawn again for others.
  const form = useMemo(
    () => drawForm(read, facts, isPending ? undefined : options),
    [read, facts, options, isPending],
  );
  const hiddenText = useMemo(() => JSON.stringify([...nowHidden]), [nowHidden]);
  const hidden = useMemo(() => new Set(JSON.parse(hiddenText) as readonly string[]), [hiddenText]);
  const popup = useGridPopup(read.fields, ({ path, popup: opened }, items) => {
    const input = { fields: read.fields, options, path, popup: opened, items };
    const isOfEntries = pickUseOf(input) === 'entries';
    if (isOfEntries && items.length > mostEntries)
      throw new ExplainedError(organizationFormText('popup.tooMany', { count: mostEntries }));
    let added = 0;
    const isFilled = set.edit(formId, (values) => {
      const filled = fillPicked(values, input);
      added = filled.added;
      return filled.values;
    });
    if (!isFilled) notify({ message: organizationFormText('popup.late'), tone: 'warning' });
    // They may be out of sight.
    else if (isOfEntries) notify({ message: addedText(added), tone: 'good' });
  });
  const [held, hold] = useHeldChange<HeldValues>({ values: shown, over: undefined }, (edited) =>
    set.change(formId, edited.values, edited.over),
  );
  const { open } = popup;
  const onButtonPress = useMemo<NonNullable<FormViewProps['onButtonPress']>>(
    () =>
      ({ key }, path) => {
        const part = read.fields.find((field) => field.part.key === key)?.part;
        const opened = part && readGridPopup(part);
        if (opened) void open({ popup: opened, path });
      },
    [read, open],
  );
  const renderAttachment = useMemo<NonNullable<FormViewProps['renderAttachment']>>(
    () => (attachment) => {
      const part = read.fields.find((field) => field.part.key === attachment.field.key)?.part;
      if (part === undefined) return null;
      const remove = ({ digest, fileName }: AttachedFile) =>
        set.edit(formId, (values) =>
          changeValueAt(values, attachment.path, (value) => {
            const left = filesOf(value).filter(
              (file) => file.digest !== digest || file.fileName !== fileName,
            );
            return left as unknown as readonly Values[];
          }),
        );
      return (
        <AttachmentField
          {...{ attachment, part, formId, formSetId }}
          uploads={set.uploads}
          onRemove={remove}
        />
      );
    },
    [read, formId, formSetId, set],
  );
  const renderSummaryGrid = useMemo<NonNullable<FormViewProps['renderSummaryGrid']>>(
    () =>
      ({ key, label }) => {
        const part = read.fields.find((field) => field.part.key === key)?.part;
        return part && <SummaryRows part={part} label={label} />;
      },
    [read],
  );
  return (
    <>
      {choices.error !== null && (
        <Banner data-tone="bad" role="alert">
          <CircleAlert aria-hidden size={16} />
          <div>
            <p>{organizationFormText('optionsFailed', { reason: describeError(choices.error) })}</p>
          </div>
          <div data-part="acts">
            <Button size="sm" onClick={choices.reload}>
              {commonText('retry')}
            </Button>
          </div>
        </Banner>
      )}
      <FormView
        form={form}
        value={held.values}
        onValueChange={(values) => hold({ values, over: held.over ?? set.state.values.get(formId) })}
        hiddenKeys={hidden}
        isReadOnly={isReadOnly}
        isValidated={isValidated}
        hasOwnForms
        headingLevel={3}
        searchClassCodes={searchClassCodes}
        onButtonPress={onButtonPress}
        renderAttachment={renderAttachment}
        renderSummaryGrid={renderSummaryGrid}
        actionsRef={viewRef}
        labels={formViewLabels()}
      />
      {popup.dialogs}
    </>
  );
}

function addedText(count: number): string {
  return count === 0
    ? organizationFormText('popup.added.none')
    : countedText(organizationFormText, 'popup.added', count);
}

const dialogPart = deferPart<GridPopupDialogProps>(
  async () => (await import('../../../../kernel/formView/GridPopupDialog.tsx')).GridPopupDialog,
);

/** A button that was pressed, and the list that it opens. */
interface PressedButton {
  readonly popup: GridPopup;
  readonly path: FieldPath;
}

/** A list that is open. */
interface OpenPopup extends PressedButton {
  readonly data: DynamicDataFilter;
}

/** The lists that function buttons open, of which rows are picked. @param fields of the form */
function useGridPopup(
  fields: ReadForm['fields'],
  onPick: (pressed: PressedButton, items: readonly PickedItem[]) => void,
) {
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const lastOpened = useLastShown(opened);
  const Dialog = useDeferredPart(dialogPart, opened !== null);
  const [open] = useState(() => async (pressed: PressedButton) => {
    try {
      const loading = organizationFormText('popup.loading');
      const load = async () => {
        const { loadDynamicData } = await import('../../../../kernel/formView/GridPopupDialog.tsx');
        return loadDynamicData(pressed.popup.dataName);
      };
      setOpened({ ...pressed, data: await withProgress({ loading }, load) });
    } catch (error) {
      setOpened(null);
      const reason = describeError(error);
      notify({ message: organizationFormText('popup.failed', { reason }), tone: 'bad' });
    }
  });
  return {
    open,
    dialogs: Dialog && lastOpened && (
      <Dialog
        isOpen={opened !== null}
        data={lastOpened.data}
        use={pickUseOf({ fields, ...lastOpened })}
        onClose={() => setOpened(null)}
        onPick={(items) => onPick(lastOpened, items)}
      />
    ),
  };
}

async function searchClassCodes(text: string, { signal }: { readonly signal: AbortSignal }) {
  try {
    const query = { search: text, startIndex: 0, numberOfRows: mostCodes };
    const params = { path: { dataSetName: classCodes }, query };
    const { data } = await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }));
    return data.records.map(({ name, value }) => ({ value, label: name }));
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  }
}
