import { freeName } from '../model/freeName.ts';
import type { BuilderComponent, FormPartBase, PartLook, PartPictureKind } from '../types.ts';

/** A part as the stories have it. */
export interface SamplePart extends FormPartBase {
  readonly componentId: string;
  readonly label: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly problem: string;
}

/** The components of the stories, and how each is drawn. */
const pictures: Readonly<Record<string, readonly [label: string, picture: PartPictureKind]>> = {
  section: ['Section', 'words'],
  label: ['Label', 'words'],
  spacer: ['Spacer', 'space'],
  text: ['Text Input', 'text'],
  area: ['Text Area', 'area'],
  yesNo: ['Yes/No Question', 'options'],
  checkbox: ['Check Box', 'checkbox'],
  dropDown: ['Drop Down', 'choice'],
  date: ['Date Calendar', 'date'],
  classCode: ['Class Code Picker', 'search'],
  button: ['Function Button', 'button'],
  link: ['URL Link', 'link'],
  rows: ['Row Repeater', 'rows'],
};

export const components: readonly BuilderComponent[] = Object.entries(pictures).map(([id, [label]]) => ({
  ...{ id, label },
  isSection: id === 'section',
}));

function part(componentId: string, label: string, name: string, beside = false): SamplePart {
  const isHead = componentId === 'section';
  return { key: name, isHead, beside, componentId, label, name, isRequired: false, problem: '' };
}

/** A part of an application for commercial property. */
export const propertyForm: readonly SamplePart[] = [
  part('section', 'Applicant', 'applicant'),
  { ...part('text', 'Named insured', 'namedInsured'), isRequired: true },
  part('text', 'FEIN', 'fein', true),
  part('date', 'Effective date', 'effectiveDate', true),
  { ...part('classCode', 'Class code', 'classCode'), isRequired: true },
  part('dropDown', 'Entity type', 'entityType', true),
  part('spacer', '', 'gap', true),
  part('section', 'Building', 'building'),
  part('label', 'Answer once for each building on the schedule.', 'note'),
  { ...part('dropDown', 'Construction class', 'constructionClass'), isRequired: true },
  part('text', 'Year built', 'yearBuilt', true),
  part('text', 'Number of stories', 'stories', true),
  part('yesNo', 'Sprinklered?', 'sprinklered'),
  { ...part('dropDown', 'Roof covering', 'roofCovering', true), problem: 'Has no data set' },
  part('area', 'Remarks', 'remarks'),
  part('section', 'Loss history', 'losses'),
  part('rows', 'Prior losses', 'priorLosses'),
];

/** A form of so many fields, three in a row, eight rows in a section. */
export function largeForm(fields: number): readonly SamplePart[] {
  const made: SamplePart[] = [];
  for (let number = 0; number < fields; number += 1) {
    if (number % 24 === 0)
      made.push(part('section', `Section ${number / 24 + 1}`, `section${number / 24 + 1}`));
    made.push(part('text', `Field ${number + 1}`, `field${number + 1}`, number % 3 !== 0));
  }
  return made;
}

/** A part with a key and a name that no other one has. */
function withFreeName(made: SamplePart, parts: readonly SamplePart[]): SamplePart {
  const name = freeName(made.name, new Set(parts.flatMap((each) => [each.name, each.key])));
  return { ...made, key: name, name };
}

export const host = {
  components,
  createPart: ({ id, label }: BuilderComponent, parts: readonly SamplePart[]) =>
    withFreeName(part(id, id === 'spacer' ? '' : label, `new${id}`), parts),
  copyPart: (source: FormPartBase, parts: readonly SamplePart[]) =>
    isSamplePart(source) ? withFreeName(source, parts) : null,
  getLook: ({ label, name, componentId, isRequired, problem }: SamplePart): PartLook => ({
    ...{ label, name, componentId, isRequired },
    picture: pictures[componentId]?.[1] ?? 'text',
    options: componentId === 'yesNo' ? ['Yes', 'No'] : undefined,
    problem: problem || undefined,
  }),
};

function isSamplePart(source: FormPartBase): source is SamplePart {
  const known: Partial<SamplePart> = source;
  return typeof known.name === 'string' && typeof known.label === 'string' && known.componentId !== undefined;
}
