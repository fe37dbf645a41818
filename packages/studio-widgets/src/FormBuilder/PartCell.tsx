import { isComposing } from '@studio/ui/internal';
import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Circle from 'lucide-react/icons/circle';
import Paperclip from 'lucide-react/icons/paperclip';
import Plus from 'lucide-react/icons/plus';
import Rows3 from 'lucide-react/icons/rows-3';
import Search from 'lucide-react/icons/search';
import Square from 'lucide-react/icons/square';
import Table2 from 'lucide-react/icons/table-2';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FormBuilderLabels } from './labels.ts';
import { LabelField, Mark, PartLabel, PartRoot, PartTools } from './PartCell.styles.ts';
import { Picture } from './PartPicture.styles.ts';
import type { FormPartLook } from './types.ts';

export interface PartCellProps {
  readonly partKey: string;
  readonly look: FormPartLook;
  /** What it is called. */
  readonly name: string;
  /** What the component is called that it was made of. */
  readonly component: string;
  readonly isHead: boolean;
  readonly isFolded: boolean;
  readonly isSelected: boolean;
  /** It is selected and no other part is: what it is and its delete button are shown. */
  readonly hasTools: boolean;
  /** It has a delete button then. */
  readonly isDeletable: boolean;
  readonly isTabStop: boolean;
  /** Its label is changed in its place. */
  readonly isEdited: boolean;
  readonly labels: FormBuilderLabels;
  readonly onFold: (key: string, isFolded: boolean) => void;
  readonly onDelete: () => void;
  /** Fields of a section, in words; empty for a field. */
  readonly count: string;
  /** Puts a section before it; undefined where none can be put there. Of heads alone. */
  readonly onInsertSection: ((key: string) => void) | undefined;
  /** By which its width is changed; nothing where it has none. */
  readonly edge: ReactNode;
  /** @param label the new one; null where it stays @param isLeft the focus has gone elsewhere */
  readonly onLabelEnd: (key: string, label: string | null, isLeft: boolean) => void;
}

const ownWords: readonly string[] = ['words', 'button', 'link', 'space'];

/** Whether the label of a field is above its picture, and not in it. */
export function isLabelled(picture: FormPartLook['picture']): boolean {
  return !ownWords.includes(picture);
}

/** A part of the form on the canvas: what it says, and a picture of its control. */
export const PartCell = memo(function PartCell(props: PartCellProps) {
  const { partKey, look, name, component, isHead, isFolded, isSelected, labels } = props;
  const hasOwnWords = !isLabelled(look.picture);
  const field = props.isEdited && (
    <LabelInput
      name={labels.labelOf(name)}
      label={look.label}
      limit={look.labelLimit}
      onEnd={(label, isLeft) => props.onLabelEnd(partKey, label, isLeft)}
    />
  );
  // What can be seen of it comes first, in the same order.
  const texts = [
    isHead ? labels.sectionName(name) : name,
    ...(look.marks ?? []).map(({ label }) => label),
    props.count,
    look.detail ?? '',
    isHead ? '' : component,
    look.isRequired ? labels.required : '',
    look.problem ?? '',
  ];
  return (
    <PartRoot
      role="gridcell"
      data-part="part"
      data-key={partKey}
      data-head={isHead || undefined}
      aria-selected={isSelected}
      aria-label={texts.filter((text) => text !== '').join(', ')}
      tabIndex={props.isTabStop ? 0 : -1}
      data-text-style={look.textStyle}
      data-label-beside={(look.isLabelBeside && !hasOwnWords) || undefined}
      style={sizesOf(look)}
    >
      {isHead && props.onInsertSection && (
        <InsertSection name={name} labels={labels} onInsert={() => props.onInsertSection?.(partKey)} />
      )}
      {isHead && (
        <FoldButton
          name={name}
          isFolded={isFolded}
          labels={labels}
          onFold={() => props.onFold(partKey, !isFolded)}
        />
      )}
      {field}
      {(isHead || !hasOwnWords) && !field && <LabelLine look={look} name={name} count={props.count} />}
      {!isHead && !(hasOwnWords && field) && <PartPicture look={look} component={component} />}
      {props.edge}
      {props.hasTools && (
        <PartTools data-part="tools" data-component={component}>
          {props.isDeletable && (
            <button
              type="button"
              data-part="delete"
              tabIndex={-1}
              aria-label={labels.delete(name)}
              onClick={(event) => {
                event.preventDefault();
                props.onDelete();
              }}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          )}
        </PartTools>
      )}
    </PartRoot>
  );
});

/** The widths that a part has of its own; none for most. */
function sizesOf({ width, labelWidth }: FormPartLook): CSSProperties | undefined {
  if (width === undefined && labelWidth === undefined) return undefined;
  return { maxInlineSize: width, '--label-width': labelWidth && `${labelWidth}px` } as CSSProperties;
}

interface LabelLineProps extends Pick<PartCellProps, 'look' | 'name' | 'count'> {}

/** What a part is called, and what of it the form cannot show. */
function LabelLine({ look, name, count }: LabelLineProps) {
  const details = [count, look.detail ?? ''].filter((text) => text !== '');
  return (
    <PartLabel data-part="label" aria-hidden="true">
      {/* The spaces part the words for who reads them as one text. */}
      <span>{name}</span> {look.isRequired && <span data-part="required">*</span>}
      {look.problem !== undefined && <TriangleAlert data-part="problem" size={14} />}
      {look.marks?.map((mark) => (
        <Mark key={mark.label}>{`${mark.label} `}</Mark>
      ))}
      {details.length > 0 && <span data-part="detail">{details.join(' · ')}</span>}
    </PartLabel>
  );
}

interface InsertSectionProps extends Pick<PartCellProps, 'name' | 'labels'> {
  readonly onInsert: () => void;
}

/** Between two sections, for the pointer: with the keyboard a section is inserted from the palette. */
function InsertSection({ name, labels, onInsert }: InsertSectionProps) {
  return (
    <button
      type="button"
      data-part="insert-section"
      tabIndex={-1}
      aria-label={labels.addSectionBefore(name)}
      onClick={(event) => {
        event.preventDefault();
        onInsert();
      }}
    >
      <Plus size={14} aria-hidden="true" />
      {labels.addSection}
    </button>
  );
}

interface LabelInputProps {
  readonly name: string;
  readonly label: string;
  readonly limit: number | undefined;
  readonly onEnd: (label: string | null, isLeft: boolean) => void;
}

/** The label of a part while it is changed in its place: Enter and leaving keep it, Escape does not. */
function LabelInput({ name, label, limit, onEnd }: LabelInputProps) {
  const [text, setText] = useState(label);
  const input = useRef<HTMLInputElement>(null);
  // It goes once: leaving may follow a key.
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);
  const end = (isKept: boolean, isLeft: boolean) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    onEnd(isKept && text !== label ? text : null, isLeft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    end(event.key === 'Enter', false);
  };
  return (
    <LabelField
      ref={input}
      type="text"
      dir="auto"
      data-part="label-field"
      data-pending={text !== label || undefined}
      aria-label={name}
      value={text}
      maxLength={limit}
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => end(true, true)}
      {...{ onKeyDown }}
    />
  );
}

interface FoldButtonProps {
  readonly name: string;
  readonly isFolded: boolean;
  readonly labels: FormBuilderLabels;
  readonly onFold: () => void;
}

function FoldButton({ name, isFolded, labels, onFold }: FoldButtonProps) {
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      data-part="fold"
      tabIndex={-1}
      aria-expanded={!isFolded}
      aria-label={isFolded ? labels.unfold(name) : labels.fold(name)}
      onClick={(event) => {
        event.preventDefault();
        onFold();
      }}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

const shownOptions = 3;

/** The control of a field, as its users will see it. It cannot be used, and choices in it are no text of the part: the part is named without them. */
function PartPicture({ look, component }: Pick<PartCellProps, 'look' | 'component'>) {
  const { picture, options = [], label, heading } = look;
  return (
    <Picture data-picture={picture} data-part="picture" data-heading={heading} aria-hidden="true">
      {picture === 'space' ? <span data-text={component} /> : contentOf(picture, options, label)}
    </Picture>
  );
}

function contentOf(picture: FormPartLook['picture'], options: readonly string[], label: string) {
  switch (picture) {
    case 'choice':
    case 'choices':
      return (
        <>
          <span data-text={options[0] ?? ''} />
          <ChevronDown size={14} />
        </>
      );
    case 'date':
      return (
        <>
          <span />
          <Calendar size={14} />
        </>
      );
    case 'search':
      return (
        <>
          <span />
          <Search size={14} />
        </>
      );
    case 'checkbox':
      return <Square size={14} />;
    case 'options':
      return options.slice(0, shownOptions).map((option) => (
        <span key={option} data-text={option}>
          <Circle size={12} />
        </span>
      ));
    case 'rows':
      return <Rows3 size={16} />;
    case 'file':
      return <Paperclip size={14} />;
    case 'grid':
      return <Table2 size={16} />;
    case 'button':
    case 'link':
    case 'words':
      return <span>{label}</span>;
    default:
      return null;
  }
}
