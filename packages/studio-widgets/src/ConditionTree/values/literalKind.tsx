import { deferPart, type GivenLabels, mergeLabels } from '@studio/ui/internal';
import { LiteralEditor } from '../../shared/literal/LiteralEditor.tsx';
import { type LiteralType, literalTypeOf } from '../../shared/literal/literalType.ts';
import { literalFault, readDay, showDay } from '../../shared/literal/readLiteral.ts';
import {
  type ConditionValue,
  type ConditionValueEditorProps,
  type ConditionValueKind,
  type ConditionValueListEditorProps,
  defineValueKind,
} from '../model/valueKind.ts';
import { LateList } from './LateList.tsx';
import type { LiteralTagsProps } from './LiteralTags.tsx';
import { type ConditionValueTexts, englishValueTexts, type LiteralKindLabels } from './valueTexts.ts';

/** A text, a number, a truth value or a day, as text. Days are UTC midnight in milliseconds. */
export interface LiteralValue extends ConditionValue {
  readonly valueString: string;
  /** The type of the left side, in the host's own words; empty where the left side has none. */
  readonly typeName: string;
}

export interface LiteralKindOptions
  extends Partial<Pick<ConditionValueKind, 'name' | 'sides' | 'isDefault' | 'isOffered'>> {
  /**
   * How values of a type are entered.
   * @default by the name of the type
   */
  readonly getLiteralType?: ((typeName: string) => LiteralType) | undefined;
  /**
   * What is stored as the `typeName` of a value, by the type of the left side.
   * @default the name of the type, as `typeOf` of the left side gives it
   */
  readonly writeTypeName?: ((typeName: string) => string) | undefined;
  /** Texts to replace those of a `LabelsProvider`, which has them as `LiteralKind`, or else the English ones. */
  readonly labels?: GivenLabels<LiteralKindLabels> | undefined;
}

interface LiteralTexts {
  readonly labels: LiteralKindLabels;
  readonly locale: string;
  readonly getLiteralType: (typeName: string) => LiteralType;
}

const faultTexts = { 'no-integer': 'noInteger', 'no-number': 'noNumber', 'no-day': 'noDay' } as const;

/** The text of a literal; a server may have stored none. */
const textOf = ({ valueString }: ConditionValue) => (typeof valueString === 'string' ? valueString : '');
const typeNameOf = ({ typeName }: ConditionValue) => (typeof typeName === 'string' ? typeName : '');
const sameName = (typeName: string) => typeName;
const isNumber = (type: LiteralType) => type === 'Integer' || type === 'Double';
const isChosen = (type: LiteralType) => type === 'Boolean' || type === 'Date';

const tagsPart = deferPart<LiteralTagsProps>(async () => (await import('./LiteralTags.tsx')).LiteralTags);

/** Several texts or numbers. In a text a comma is a character like others; numbers end with it. */
function LiteralList({
  props,
  placeholder,
  type,
}: {
  props: ConditionValueListEditorProps<LiteralValue>;
  placeholder: string;
  type: LiteralType;
}) {
  const { values, emptyValue, label, isInvalid, describedBy, onValueChange } = props;
  const texts: readonly string[] = values.map(textOf);
  const change = (next: readonly string[]) => {
    const kept = [...values];
    onValueChange(
      next.map((valueString) => {
        const index = kept.findIndex((value) => value.valueString === valueString);
        const [same] = index < 0 ? [] : kept.splice(index, 1);
        const fresh: LiteralValue = { ...emptyValue, valueString };
        return same ?? fresh;
      }),
    );
  };
  const shared = { label, placeholder, isInvalid, describedBy };
  return (
    <LateList
      {...shared}
      tags={texts}
      part={tagsPart}
      partProps={{ ...shared, texts, isNumber: isNumber(type), onTextsChange: change }}
    />
  );
}

/** Several days or truth values, one below the other; the last is empty and adds one. */
function LiteralRows({
  props,
  texts,
  type,
}: {
  props: ConditionValueListEditorProps<LiteralValue>;
  texts: LiteralTexts;
  type: LiteralType;
}) {
  const { values, emptyValue, label, onValueChange } = props;
  // A row keeps its editor, and the focus in it, while its value changes: it is known by its place.
  const rows = [...values.map(textOf), ''].map((valueString, index) => ({ id: `row ${index}`, valueString }));
  return rows.map(({ id, valueString }, index) => (
    <LiteralEditor
      key={id}
      label={label}
      type={type}
      value={valueString}
      placeholder={texts.labels.placeholder}
      isInvalid={props.isInvalid && index === 0}
      describedBy={props.describedBy}
      texts={texts.labels}
      onCommit={(next) => {
        if (next === valueString) return;
        const changed: LiteralValue = { ...(values[index] ?? emptyValue), valueString: next };
        onValueChange(values.toSpliced(index, 1, ...(next === '' ? [] : [changed])));
      }}
    />
  ));
}

function createListEditor(texts: LiteralTexts) {
  return function LiteralListEditor(props: ConditionValueListEditorProps<LiteralValue>) {
    const type = texts.getLiteralType(typeNameOf(props.values[0] ?? props.emptyValue));
    return isChosen(type) ? (
      <LiteralRows props={props} texts={texts} type={type} />
    ) : (
      <LiteralList props={props} placeholder={texts.labels.listPlaceholder} type={type} />
    );
  };
}

function createEditor({ labels, getLiteralType }: LiteralTexts) {
  return function LiteralValueEditor({
    value,
    onValueChange,
    label,
    isInvalid,
    describedBy,
  }: ConditionValueEditorProps<LiteralValue>) {
    return (
      <LiteralEditor
        label={label}
        type={getLiteralType(typeNameOf(value))}
        value={textOf(value)}
        onCommit={(valueString) => {
          const next: LiteralValue = { ...value, valueString };
          onValueChange(next);
        }}
        placeholder={labels.placeholder}
        isInvalid={isInvalid}
        describedBy={describedBy}
        texts={labels}
      />
    );
  };
}

function describe(value: LiteralValue, { labels, locale, getLiteralType }: LiteralTexts): string {
  const valueString = textOf(value);
  const type = getLiteralType(typeNameOf(value));
  if (type === 'Date') return showDay(valueString, locale) || valueString;
  if (type !== 'Boolean') return valueString;
  if (valueString === 'true') return labels.yes;
  return valueString === 'false' ? labels.no : valueString;
}

function orderOf(type: LiteralType, text: string): number | undefined {
  if (type === 'Date') return readDay(text) ?? undefined;
  return isNumber(type) && literalFault(type, text) === undefined ? Number(text) : undefined;
}

/**
 * Values that are typed: texts, numbers, days, yes or no, by the type of the left side. A list that was stored as one text
 * is parted at its commas, without the blanks around them and without empty parts.
 */
export function createLiteralKind(options: LiteralKindOptions = {}): ConditionValueKind {
  return literalKind(options, englishValueTexts);
}

function literalKind(
  options: LiteralKindOptions,
  { literal, locale }: ConditionValueTexts,
): ConditionValueKind {
  const { name = 'LiteralValue', getLiteralType = literalTypeOf, labels: given, ...others } = options;
  const { writeTypeName = sameName, ...rest } = others;
  const labels = mergeLabels(literal, given);
  const texts: LiteralTexts = { labels, locale, getLiteralType };
  return defineValueKind<LiteralValue>({
    isDefault: true,
    ...rest,
    name,
    label: labels.kind,
    isTyped: true,
    isValue: ({ valueString }) =>
      valueString === undefined || valueString === null || typeof valueString === 'string',
    create: (typeName) => ({ kind: name, valueString: '', typeName: writeTypeName(typeName) }),
    isEmpty: (value) => textOf(value).trim() === '',
    typeOf: typeNameOf,
    orderOf: (value) => orderOf(getLiteralType(typeNameOf(value)), textOf(value)),
    describe: (value) => describe(value, texts),
    validate: (value) => {
      const fault = literalFault(getLiteralType(typeNameOf(value)), textOf(value));
      return fault && labels[faultTexts[fault]];
    },
    adapt: (value, _left, leftType) => {
      const typeName = writeTypeName(leftType);
      const type = getLiteralType(leftType);
      const before = getLiteralType(typeNameOf(value));
      if (before !== type && (isChosen(type) || isChosen(before))) return undefined;
      const isSame = before === type && writeTypeName(typeNameOf(value)) === typeName;
      return isSame ? value : { ...value, typeName };
    },
    parseList: (value) =>
      textOf(value)
        .split(',')
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((valueString) => ({ ...value, valueString })),
    withTexts: (provided) => literalKind(options, provided),
    Editor: createEditor(texts),
    ListEditor: createListEditor(texts),
  });
}
