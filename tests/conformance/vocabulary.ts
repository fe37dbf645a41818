/** A prop of a public component, or an option of a public hook. */
export interface PublicProp {
  /** The interface that declares it, such as `ButtonProps`. */
  readonly owner: string;
  readonly name: string;
  /** Its type as it is written. */
  readonly type: string;
}

/** A rule of the vocabulary: which props break it, and what to write instead. */
interface WordRule {
  readonly breaks: (prop: PublicProp) => boolean;
  readonly instead: string;
}

const named =
  (pattern: RegExp) =>
  ({ name }: PublicProp) =>
    pattern.test(name);

/** Words of the platform that are no state: `autoFocus` is an attribute, `checked` and its default are a value. */
const booleanValues = new Set(['autoFocus', 'checked', 'defaultChecked']);

const isBoolean = (type: string) => /^boolean( \| ('mixed'|null|undefined))*$/.test(type);

/** The vocabulary of ADR 46, as far as it can be read off names and types. */
export const wordRules: readonly WordRule[] = [
  { breaks: named(/^(disabled|isEnabled|enabled)$/), instead: 'isDisabled, and disabledReason for why' },
  { breaks: named(/^(readOnly|canEdit|isEditable|readonly)$/), instead: 'isReadOnly or readOnlyReason' },
  {
    breaks: named(/^(required|open|defaultOpen|loading|pending)$/),
    instead: 'a state begins with is or has',
  },
  {
    breaks: ({ name, type }) =>
      isBoolean(type) && !booleanValues.has(name) && !/^(is|has|defaultIs)[A-Z]/.test(name),
    instead: 'a state begins with is or has, its default with defaultIs',
  },
  { breaks: named(/^on(Change|Input|Update)$/), instead: 'onValueChange(next, details)' },
  { breaks: named(/^onClose$/), instead: 'onOpenChange(isOpen), or onCancel beside onConfirm' },
  { breaks: named(/^onButton$/), instead: 'a handler says what was pressed' },
  { breaks: named(/^(caption|isCaptionHidden|ariaLabel)$/), instead: 'label and isLabelHidden' },
  { breaks: named(/^(handleRef|apiRef|imperativeRef)$/), instead: 'actionsRef' },
  { breaks: named(/^(isMultiple|allowsSeveral|multiple|isMulti)$/), instead: 'selectionMode' },
  { breaks: named(/(delay|duration|debounce|timeout)$/i), instead: 'times end in Ms' },
  {
    breaks: ({ type }) => /[(,] ?signal\??: AbortSignal/.test(type),
    instead: 'what asks the host takes (question, { signal })',
  },
  {
    breaks: ({ name, type }) => /^(sort|defaultSort)$/.test(name) && !/\bSort\b/.test(type),
    instead: 'one Sort for every table and list',
  },
  {
    breaks: ({ name, type }) =>
      /^(error|(?!on)[a-zA-Z]+Error)$/.test(name) && !/\b(LoadError|ReactNode)\b|\['error'\]/.test(type),
    instead: 'a field shows a ReactNode, everything else a LoadError',
  },
  { breaks: named(/ise$|ised$|colour/i), instead: 'American spelling in names' },
];

/** What breaks the vocabulary, as `ButtonProps.disabled: isDisabled …`. */
export function findWords(props: readonly PublicProp[]): string[] {
  return props.flatMap((prop) =>
    wordRules
      .filter(({ breaks }) => breaks(prop))
      .map(({ instead }) => `${prop.owner}.${prop.name}: ${instead}`),
  );
}
