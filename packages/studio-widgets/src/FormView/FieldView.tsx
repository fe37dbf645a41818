import {
  Button,
  Checkbox,
  DateField,
  FileDrop,
  FormField,
  MultiSelect,
  RadioGroup,
  Select,
  Table,
  TextArea,
  TextField,
} from '@studio/ui';
import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { AsyncCombobox } from '../AsyncCombobox/index.ts';
import { FormLink, FunctionButton, Hint } from './FieldActions.tsx';
import { FieldRoot, Misfit, OptionList, Words, WordsHeading } from './FormView.styles.ts';
import { misfitOf, settledText } from './model/checkForm.ts';
import { optionsWith } from './model/describeFieldValue.ts';
import { dayOfText, isEmpty, isSamePath, keyOfPath, textOf, textOfDay, textsOf } from './model/values.ts';
import { ReadField } from './ReadField.tsx';
import { RowsView } from './RowsView.tsx';
import type { ViewFieldType, ViewValue } from './types.ts';
import { useClassCode } from './useClassCode.ts';
import { type FieldViewProps, useViewContext, type ViewContextValue } from './ViewContext.ts';

/** A field of a form: its control, its value, and what is wrong with it. It is drawn again when one of these is another. */
export const FieldView = memo(function FieldView({ field, path, value, problem }: FieldViewProps) {
  const view = useViewContext();
  const isReadOnly = view.isReadOnly || (field.isReadOnly ?? false);
  const Control = controls[field.type];
  // What computes a value takes care of it.
  const misfit = isReadOnly ? null : misfitOf(field, value);
  const { textStyle, isLabelBeside, labelWidth, width } = field.look ?? {};
  const entered = useRef<string | null>(null);
  const settle = () => {
    const text = textOf(view.getValue(path));
    // What was not typed stays as it is: to go through a form changes nothing.
    const settled = isReadOnly || text === entered.current ? text : settledText(field, text);
    if (settled !== text) view.setValue(path, settled);
    view.leave(path);
  };
  return (
    <FieldRoot
      data-part="field"
      data-type={field.type}
      data-path={keyOfPath(path)}
      data-not-printed={field.isNotPrinted || undefined}
      data-text-style={textStyle}
      data-label-beside={(isLabelBeside && labelled.has(field.type)) || undefined}
      style={sizesOf({ width, labelWidth })}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!isWithin(currentTarget, relatedTarget)) entered.current = textOf(value);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!isWithin(currentTarget, relatedTarget)) settle();
      }}
    >
      {view.isReadOnly && reads.has(field.type) ? (
        <ReadField {...{ field, value }} />
      ) : (
        <Control
          {...{ field, path, value, view, isReadOnly }}
          texts={{
            ...{ label: field.label, hint: field.hint, isRequired: field.isRequired },
            ...{ isLabelHidden: field.isLabelHidden, error: problem },
          }}
          // A half of a character, as a broken copy brings it, could not be stored.
          onValueChange={(next) => view.setValue(path, typeof next === 'string' ? next.toWellFormed() : next)}
        />
      )}
      {misfit !== null && (
        <Misfit data-part="misfit">
          <span>{view.labels.misfit(misfit.text)}</span>
          <Button size="sm" onClick={() => view.setValue(path, misfit.rest)}>
            {view.labels.removeMisfit(misfit.text)}
          </Button>
        </Misfit>
      )}
    </FieldRoot>
  );
}, isDrawnAlike);

function isWithin(root: Element, target: EventTarget | null): boolean {
  return target instanceof Node && root.contains(target);
}

function isDrawnAlike(one: FieldViewProps, other: FieldViewProps): boolean {
  return (
    one.field === other.field &&
    Object.is(one.value, other.value) &&
    one.problem === other.problem &&
    isSamePath(one.path, other.path)
  );
}

/** Undefined where it is as usual: a form of hundreds of fields has no style of each. */
function sizesOf({
  width,
  labelWidth,
}: Pick<NonNullable<FieldViewProps['field']['look']>, 'width' | 'labelWidth'>) {
  if (width === undefined && labelWidth === undefined) return undefined;
  const sizes: CSSProperties & Record<`--${string}`, string> = {};
  if (width !== undefined) sizes.maxInlineSize = width;
  if (labelWidth !== undefined) sizes['--label-width'] = `${labelWidth}px`;
  return sizes;
}

interface ControlProps extends Omit<FieldViewProps, 'problem'> {
  readonly view: ViewContextValue;
  readonly isReadOnly: boolean;
  readonly texts: {
    readonly label: string;
    readonly hint: string | undefined;
    readonly isRequired: boolean | undefined;
    readonly isLabelHidden: boolean | undefined;
    readonly error: string | undefined;
  };
  readonly onValueChange: (next: ViewValue) => void;
}

/** Fields whose value is read as a text. */
const reads: ReadonlySet<ViewFieldType> = new Set([
  ...(['text', 'textArea', 'yesNo', 'radioGroup', 'checkBox', 'checkBoxGroup', 'dropDown'] as const),
  ...(['multiSelect', 'date', 'classCode'] as const),
]);

/** Fields with a label of their own that can be beside a control. */
const labelled: ReadonlySet<ViewFieldType> = new Set([...reads, 'attachment']);

/** How each type of field is drawn. */
const controls: Readonly<Record<ViewFieldType, (props: ControlProps) => ReactNode>> = {
  label: ({ field, view: { headingLevel } }) => {
    const heading = field.look?.heading;
    // However large it is: levels that leave one out are no outline.
    const level = headingLevel === 6 ? 6 : headingLevel + 1;
    return (
      <>
        {heading === undefined ? (
          <Words data-part="words">{field.label}</Words>
        ) : (
          <WordsHeading as={`h${level}` as 'h3'} data-part="words" data-heading={heading}>
            {field.label}
          </WordsHeading>
        )}
        <Hint text={field.hint} />
      </>
    );
  },
  spacer: ({ field: { look } }) =>
    look?.height === undefined ? null : <div style={{ blockSize: look.height }} />,
  text: ({ field: { format = 'text', look }, texts, view, isReadOnly, value, onValueChange }) => (
    <TextField
      {...texts}
      {...{ isReadOnly, onValueChange }}
      isHeld={view.hasHeldTexts}
      value={textOf(value)}
      startIcon={format === 'currency' && !look?.hasNoSign ? '$' : undefined}
      endContent={format === 'percent' ? '%' : undefined}
      inputMode={format === 'text' ? undefined : 'decimal'}
    />
  ),
  textArea: ({ field: { look }, texts, isReadOnly, value, onValueChange }) => (
    <TextArea {...texts} {...{ isReadOnly, onValueChange }} minRows={look?.lines} value={textOf(value)} />
  ),
  yesNo: ({ field: { look }, texts, view: { labels }, isReadOnly, value, onValueChange }) => (
    <RadioGroup
      {...texts}
      {...{ isReadOnly, onValueChange }}
      orientation="horizontal"
      options={[
        { value: 'yes', label: look?.yesText ?? labels.yes },
        { value: 'no', label: look?.noText ?? labels.no },
      ]}
      value={textOf(value) || null}
    />
  ),
  radioGroup: ({ field, texts, view: { labels }, isReadOnly, value, onValueChange }) => (
    <RadioGroup
      {...texts}
      {...{ isReadOnly, onValueChange }}
      options={optionsWith(field, [textOf(value)], labels.choicesLoading)}
      orientation={field.look?.isHorizontal ? 'horizontal' : undefined}
      value={textOf(value) || null}
    />
  ),
  checkBox: ({ texts: { isRequired, ...texts }, isReadOnly, value, onValueChange }) => (
    <Checkbox
      {...texts}
      aria-required={isRequired || undefined}
      isDisabled={isReadOnly}
      checked={value === true}
      onCheckedChange={(isOn) => onValueChange(isOn)}
    />
  ),
  checkBoxGroup: CheckBoxes,
  dropDown: (props) => (
    <Select
      {...listProps(props, [textOf(props.value)])}
      isClearable={!props.texts.isRequired}
      value={textOf(props.value) || null}
    />
  ),
  multiSelect: (props) => (
    <MultiSelect
      {...listProps(props, textsOf(props.value))}
      isLoading={props.field.hasPendingOptions}
      emptyText={props.field.options?.length === 0 ? props.field.look?.noItemsText : undefined}
      value={textsOf(props.value)}
    />
  ),
  date: ({ texts, isReadOnly, value, onValueChange }) => {
    const text = textOf(value);
    const day = dayOfText(text);
    return (
      <DateField
        {...texts}
        isReadOnly={isReadOnly}
        value={day}
        onValueChange={(next) => onValueChange(next === null ? null : textOfDay(next))}
        // What is no day is kept, and is a problem: it is not taken for nothing.
        unreadableText={day === null ? text : undefined}
        onUnreadableTextChange={(next) => onValueChange(next || null)}
      />
    );
  },
  classCode: ClassCode,
  functionButton: FunctionButton,
  link: ({ field }) => <FormLink field={field} />,
  attachment: Attachment,
  summaryGrid: SummaryGrid,
  rowRepeater: ({ texts, ...props }) => (
    <RowsView {...props} error={texts.error} renderField={(shown) => <FieldView {...shown} />} />
  ),
};

/** What a list of one choice and a list of several have alike. */
function listProps(
  { field, texts, view: { labels }, isReadOnly, onValueChange }: ControlProps,
  chosen: readonly string[],
) {
  const { options: offered = [], look, hasPendingOptions = false } = field;
  const options = optionsWith(field, chosen, labels.choicesLoading);
  const noItems = offered.length === 0 ? look?.noItemsText : undefined;
  const usual = noItems ?? look?.prompt ?? labels.choose;
  const placeholder = hasPendingOptions ? labels.choicesLoading : usual;
  return { ...texts, options, onValueChange, isDisabled: isReadOnly, placeholder };
}

function ClassCode({ texts, view: { searchClassCodes }, isReadOnly, value, onValueChange }: ControlProps) {
  const code = textOf(value);
  const { option, setOption } = useClassCode(searchClassCodes, code);
  if (searchClassCodes === undefined)
    return <TextField {...texts} {...{ isReadOnly, onValueChange }} value={code} />;
  return (
    <AsyncCombobox
      {...texts}
      isDisabled={isReadOnly}
      search={searchClassCodes}
      isClearable={!texts.isRequired}
      knownOptions={option && [option]}
      value={code || null}
      onValueChange={(next, chosen) => {
        setOption(chosen ?? undefined);
        onValueChange(next);
      }}
    />
  );
}

function Attachment({ field, path, value, texts, view, isReadOnly }: ControlProps) {
  const { labels, getFiles, onFilesChange, renderAttachment } = view;
  if (renderAttachment) {
    const drawn = renderAttachment({ field, path, value, isReadOnly, error: texts.error });
    if (!view.isReadOnly) return drawn;
    return <ReadField {...{ field, value }} content={isEmpty(value) ? null : drawn} />;
  }
  return (
    <FileDrop
      {...texts}
      selectionMode={field.maximumFiles === 1 ? 'single' : 'multiple'}
      accept={field.accept}
      isDisabled={isReadOnly}
      readOnlyReason={isReadOnly || onFilesChange !== undefined ? undefined : labels.noFiles}
      value={getFiles?.(path) ?? []}
      maxFiles={field.maximumFiles}
      onValueChange={(files) => onFilesChange?.(files, path)}
    />
  );
}

function CheckBoxes({ field, texts, view: { labels }, isReadOnly, value, onValueChange }: ControlProps) {
  const chosen = textsOf(value);
  const options = optionsWith(field, chosen, labels.choicesLoading);
  return (
    <FormField {...texts}>
      {({ 'aria-required': _isRequired, ...control }) => (
        <OptionList
          role="group"
          data-horizontal={field.look?.isHorizontal || undefined}
          aria-labelledby={`${control.id}-label`}
          {...control}
        >
          {options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              isDisabled={isReadOnly}
              onCheckedChange={(isOn) =>
                // As the options are ordered, whichever was chosen first.
                onValueChange(
                  options
                    .map((each) => each.value)
                    .filter((each) => (each === option.value ? isOn : chosen.includes(each))),
                )
              }
            />
          ))}
        </OptionList>
      )}
    </FormField>
  );
}

function SummaryGrid({ field, view: { getSummaryRows, renderSummaryGrid, labels } }: ControlProps) {
  return (
    <>
      {renderSummaryGrid ? renderSummaryGrid(field) : <SummaryTable {...{ field, getSummaryRows, labels }} />}
      <Hint text={field.hint} />
    </>
  );
}

function SummaryTable({
  field,
  getSummaryRows,
  labels,
}: Pick<ControlProps, 'field'> & Pick<ViewContextValue, 'getSummaryRows' | 'labels'>) {
  const rows = (getSummaryRows?.(field) ?? []).map((cells, index) => ({ id: `${index}`, cells }));
  return (
    <Table
      label={field.label}
      rows={rows}
      getRowId={({ id }) => id}
      emptyText={labels.noRows}
      columns={(field.columns ?? []).map(({ name, label, width }) => ({
        ...{ key: name, header: label },
        render: ({ cells }: (typeof rows)[number]) => cells[name] ?? '',
        width: width === undefined ? undefined : `${width}px`,
      }))}
    />
  );
}
