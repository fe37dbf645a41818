import type { ComponentType, UiFormTemplate } from '@studio/api';
import type { FormBuilderProps } from '@studio/widgets';
import { formComponentPictures } from '@studio/widgets/presets';
import Link from 'lucide-react/icons/link';
import Repeat from 'lucide-react/icons/repeat';
import Split from 'lucide-react/icons/split';
import SquareFunction from 'lucide-react/icons/square-function';
import { readOptionText } from '../../../../kernel/formView/fieldOptions.ts';
import { isRepeater } from '../../../../kernel/formView/ViewedForm.ts';
import { componentOf } from '../../components.ts';
import { settingLabel } from '../../settingLabel.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import type { FaultsByPlace } from '../formFaults.ts';
import { builderText } from './builder.messages.ts';
import { wordless } from './model/newParts.ts';

/** What can be inserted. */
export type FormComponent = FormBuilderProps<FormPart>['components'][number];
type FormPartLook = ReturnType<FormBuilderProps<FormPart>['getLook']>;
type FormPartMark = NonNullable<FormPartLook['marks']>[number];

/** What the look of parts depends on besides the parts. */
export interface LookInput {
  readonly components: readonly ComponentType[];
  /** What is wrong, by the keys of parts. */
  readonly faults: FaultsByPlace;
  readonly status: UiFormTemplate['formTemplate']['status'];
  /** The keys of the fields that row repeaters repeat, by those of the repeaters. */
  readonly repetitions: ReadonlyMap<string, readonly string[]>;
}

const inProduction = 1;
/** Characters of a label, by the contract. */
const longest = { section: 1000, field: 10_000 };
const icon = { size: 14, 'aria-hidden': true } as const;

/** The components of the palette. */
export function paletteOf(components: readonly ComponentType[]): readonly FormComponent[] {
  return components.map(({ name, label, isField }) => ({
    ...{ id: name, label, isSection: !isField },
    icon: formComponentPictures[name]?.icon,
  }));
}

/** Says what a part of a form looks like. */
export function lookOfPart(part: FormPart, input: LookInput): FormPartLook {
  const { components, faults, status } = input;
  const { key, id, label, variableName, isHead, repeating, requiredLevel } = part;
  const component = isHead
    ? components.find(({ isField }) => !isField)
    : componentOf(part.type, part.options, components);
  const componentId = component?.name ?? String(part.type);
  const problems = (faults.get(key) ?? []).map(({ message, place }) => {
    const setting = place.at === 'part' && place.setting !== null ? settingLabel(place.setting) : null;
    return setting === null ? message : `${setting}: ${message}`;
  });
  const isLocked = status === inProduction && id !== '' && !isHead;
  return {
    ...{ label, name: variableName, componentId },
    picture: formComponentPictures[componentId]?.picture ?? 'text',
    options: optionsOf(part, componentId),
    isRequired: requiredLevel === 1,
    labelLimit: wordless.has(componentId) ? undefined : longest[isHead ? 'section' : 'field'],
    marks: isHead ? undefined : [...repetitionMarks(part, input), ...marksOf(part)],
    holdsNextRow: (!isHead && isRepeater(part)) || undefined,
    detail: isHead && repeating ? builderText('repeating') : undefined,
    problem: problems.length === 0 ? undefined : [...new Set(problems)].join(' '),
    undeletableReason: isLocked ? builderText('lockedInProduction') : undefined,
    ...drawnAs(part),
    conversions: isHead ? undefined : conversionsOf(componentId, components),
    unconvertibleReason: isLocked ? builderText('componentLocked') : undefined,
  };
}

const textStyles = ['bold', 'italic', 'boldItalic'] as const;
const headings = [1, 2, 3] as const;

/** How the form draws it, where that is not as usual. */
function drawnAs({ isHead, fieldWidth, fontStyle, labelPosition, labelWidth, options }: FormPart) {
  if (isHead) return {};
  const isLabelBeside = labelPosition === 'left';
  // Of most fields the options are not read for it.
  const heading = options?.includes('headingLevel') ? readOptionText(options, 'headingLevel') : null;
  return {
    width: fieldWidth || undefined,
    textStyle: textStyles.find((style) => style === fontStyle),
    heading: heading === null ? undefined : headings.find((level) => String(level) === heading),
    isLabelBeside: isLabelBeside || undefined,
    labelWidth: (isLabelBeside && labelWidth) || undefined,
  };
}

const conversions = new WeakMap<readonly ComponentType[], Map<string, readonly string[]>>();

/** All fields can become each other: what would be lost is shown before. */
function conversionsOf(own: string, components: readonly ComponentType[]): readonly string[] {
  const known = conversions.get(components) ?? new Map<string, readonly string[]>();
  conversions.set(components, known);
  const made =
    known.get(own) ?? components.flatMap(({ name, isField }) => (isField && name !== own ? name : []));
  known.set(own, made);
  return made;
}

/** What a row repeater repeats is otherwise seen nowhere on the canvas. */
function repetitionMarks({ key, type }: FormPart, { repetitions }: LookInput): readonly FormPartMark[] {
  if (isRepeater({ type }))
    return repetitions.get(key)?.length ? [] : [{ label: builderText('repeatsNothing') }];
  const isRepeated = [...repetitions.values()].some((fields) => fields.includes(key));
  return isRepeated ? [{ label: builderText('repeated'), icon: <Repeat {...icon} /> }] : [];
}

function marksOf(part: FormPart): readonly FormPartMark[] {
  const { hidden, valueExpression, requiredLevel, linkFormTemplateUniqueName, linkPropertyPath } = part;
  return [
    ...(part.labelPosition === 'hidden' ? [{ label: builderText('labelHidden') }] : []),
    ...(hidden ? [{ label: builderText('conditional'), icon: <Split {...icon} /> }] : []),
    ...(valueExpression === ''
      ? []
      : [{ label: builderText('calculated'), icon: <SquareFunction {...icon} /> }]),
    ...(requiredLevel === 2 ? [{ label: builderText('requiredByExpression') }] : []),
    ...(linkFormTemplateUniqueName || linkPropertyPath
      ? [{ label: builderText('linked'), icon: <Link {...icon} /> }]
      : []),
  ];
}

/** The choices of a field. Those of a data set are not loaded for a picture: its name is shown instead. */
function optionsOf(
  { options, dynamicDataSet }: FormPart,
  componentId: string,
): readonly string[] | undefined {
  if (componentId === 'yesNoQuestion')
    return [readOptionText(options, 'yesText') ?? 'Yes', readOptionText(options, 'noText') ?? 'No'];
  return dynamicDataSet === null ? undefined : [dynamicDataSet];
}
