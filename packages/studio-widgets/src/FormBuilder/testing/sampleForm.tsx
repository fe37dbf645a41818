import Split from 'lucide-react/icons/split';
import type { ReactNode } from 'react';
import { freeName } from '../model/freeName.ts';
import { formComponentPictures } from '../presets.tsx';
import type { FormComponent, FormPartBase, FormPartConversion, FormPartLook } from '../types.ts';

/** A part as the stories have it. */
export interface SamplePart extends FormPartBase {
  readonly componentId: string;
  readonly label: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isConditional: boolean;
  readonly problem: string;
  readonly undeletableReason: string;
  /** In pixels. */
  readonly width?: number | undefined;
  /** The choices of a drop down; lost where there is none to choose from. */
  readonly dataSet?: string | undefined;
}

const labels: Readonly<Record<string, string>> = {
  section: 'Section',
  label: 'Label',
  spacer: 'Spacer',
  textInput: 'Text Input',
  textArea: 'Text Area',
  yesNoQuestion: 'Yes/No Question',
  checkBox: 'Check Box',
  checkBoxGroup: 'Check Box Group',
  radioButtonGroup: 'Radio Button Group',
  dropDown: 'Drop Down',
  multiSelect: 'Multi Select',
  rowRepeater: 'Row Repeater',
  dateCalendar: 'Date Calendar',
  classCodePicker: 'Class Code Picker',
  functionButton: 'Function Button',
  urlLink: 'URL Link',
  uploadAttachment: 'Upload Attachment',
  formSummaryGrid: 'Form Summary Grid',
};

/** All eighteen components. */
export const components: readonly FormComponent[] = Object.entries(labels).map(([id, label]) => ({
  ...{ id, label, icon: formComponentPictures[id]?.icon },
  isSection: id === 'section',
}));

function part(componentId: string, label: string, name: string, isBeside = false): SamplePart {
  const isHead = componentId === 'section';
  const marks = { isRequired: false, isConditional: false, problem: '', undeletableReason: '' };
  return { key: name, isHead, isBeside, componentId, label, name, ...marks };
}

/** A part of an application for commercial property. */
export const propertyForm: readonly SamplePart[] = [
  part('section', 'Applicant', 'applicant'),
  { ...part('textInput', 'Named insured', 'namedInsured'), isRequired: true },
  part('textInput', 'FEIN', 'fein', true),
  part('dateCalendar', 'Effective date', 'effectiveDate', true),
  { ...part('classCodePicker', 'Class code', 'classCode'), isRequired: true },
  part('dropDown', 'Entity type', 'entityType', true),
  part('spacer', '', 'gap', true),
  part('section', 'Building', 'building'),
  part('label', 'Answer once for each building on the schedule.', 'note'),
  {
    ...part('dropDown', 'Construction class', 'constructionClass'),
    ...{ isRequired: true, dataSet: 'Construction' },
  },
  part('textInput', 'Year built', 'yearBuilt', true),
  part('textInput', 'Number of stories', 'stories', true),
  { ...part('yesNoQuestion', 'Sprinklered?', 'sprinklered'), isConditional: true },
  { ...part('dropDown', 'Roof covering', 'roofCovering', true), problem: 'Has no data set' },
  { ...part('textArea', 'Remarks', 'remarks'), undeletableReason: 'Remarks are in production.' },
  part('section', 'Loss history', 'losses'),
  part('rowRepeater', 'Prior losses', 'priorLosses'),
];

/** A form of so many fields, three in a row, eight rows in a section. */
export function largeForm(fields: number): readonly SamplePart[] {
  const made: SamplePart[] = [];
  for (let number = 0; number < fields; number += 1) {
    if (number % 24 === 0)
      made.push(part('section', `Section ${number / 24 + 1}`, `section${number / 24 + 1}`));
    made.push(part('textInput', `Field ${number + 1}`, `field${number + 1}`, number % 3 !== 0));
  }
  return made;
}

/** Parts with keys and names that no others have. */
function withFreeNames(made: readonly SamplePart[], parts: readonly SamplePart[]): readonly SamplePart[] {
  const taken = new Set(parts.flatMap(({ name, key }) => [name, key]));
  return made.map((each) => {
    const name = freeName(each.name, taken);
    taken.add(name);
    return { ...each, key: name, name };
  });
}

const choosing = ['dropDown', 'multiSelect', 'radioButtonGroup', 'checkBoxGroup'];
const convertible = ['textInput', 'textArea', ...choosing];

type Converted = FormPartConversion<SamplePart>;

export const host = {
  components,
  createPart: ({ id, label }: FormComponent, parts: readonly SamplePart[]) => {
    const made = part(id, id === 'spacer' ? '' : label, `new${id}`);
    return withFreeNames([made], parts)[0] ?? made;
  },
  convertPart: (source: SamplePart, { id }: FormComponent): Converted | Promise<Converted> => {
    const { dataSet, ...rest } = { ...source, componentId: id };
    const isKept = dataSet === undefined || choosing.includes(id);
    return isKept ? { part: { ...rest, dataSet }, lost: [] } : { part: rest, lost: [`Data Set: ${dataSet}`] };
  },
  resizePart: (resized: SamplePart, width: number | undefined) => ({ ...resized, width }),
  renderEdge: ({ componentId }: SamplePart, edge: ReactNode) => componentId !== 'rowRepeater' && edge,
  relabelPart: (relabelled: SamplePart, label: string) => ({ ...relabelled, label }),
  copyParts: (sources: readonly FormPartBase[], parts: readonly SamplePart[]) =>
    withFreeNames(sources.filter(isSamplePart), parts),
  getLook: ({ label, name, componentId, isRequired, ...part }: SamplePart): FormPartLook => ({
    ...{ label, name, componentId, isRequired },
    picture: formComponentPictures[componentId]?.picture ?? 'text',
    labelLimit: componentId === 'spacer' ? undefined : 200,
    options: componentId === 'yesNoQuestion' ? ['Yes', 'No'] : undefined,
    marks: part.isConditional ? [{ label: 'Conditional', icon: <Split size={14} aria-hidden /> }] : [],
    problem: part.problem || undefined,
    undeletableReason: part.undeletableReason || undefined,
    width: part.width,
    conversions: convertible.includes(componentId) ? convertible.filter((id) => id !== componentId) : [],
    unconvertibleReason: part.undeletableReason || undefined,
  }),
};

function isSamplePart(source: FormPartBase): source is SamplePart {
  const known: Partial<SamplePart> = source;
  return typeof known.name === 'string' && typeof known.label === 'string' && known.componentId !== undefined;
}
