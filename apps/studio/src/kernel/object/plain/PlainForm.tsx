import type { AuthorizationKey } from '@studio/api';
import { Tabs } from '@studio/ui';
import { Lock } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { useRights } from '../../../platform/session/session.ts';
import type { EditIntent } from '../../editor/types.ts';
import { FaultMark } from '../FaultMark.tsx';
import { objectText } from '../object.messages.ts';
import { ReadOnlyReason } from '../ReadOnlyReason.tsx';
import { editField } from './editField.ts';
import { type FormLayout, type LayoutGroup, type LayoutTab, namesIn } from './FormLayout.ts';
import type { ShownFaults } from './findShownFaults.ts';
import { lockOf } from './lockOf.ts';
import { isNeeded } from './makeField.ts';
import type { AnyPlainControl, RowFaults } from './PlainField.ts';
import { Beside, BesideFields, Form, GroupFields, GroupList, Note, Noted } from './PlainForm.styles.ts';

/** The fields of an object, one below the other or side by side, in groups and on tabs. */
export interface PlainFormProps<Doc, Draft extends object> {
  /** Fields and lists by their names, in their order. */
  readonly controls: Readonly<Record<string, AnyPlainControl>>;
  readonly layout: FormLayout;
  /** The tab that is shown. Default: the first. */
  readonly tab?: string;
  /** Another tab was chosen; with `isLed` by pressing one that is marked, which leads to what is wrong there. */
  readonly onTabChange?: (tab: string, isLed: boolean) => void;
  /** Level of the headings of groups. Default 2. */
  readonly headingLevel?: 2 | 3;
  readonly doc: Doc;
  readonly draft: Draft;
  /** A field has another value: the draft with all that is chosen with it, and the step that this is. */
  readonly onDraftChange: (draft: Draft, intent: EditIntent) => void;
  /** The focus has left a field. Default: that counts for nothing. */
  readonly onFieldLeave?: (name: string) => void;
  readonly faults: ShownFaults;
  /** Why nothing can be changed; empty when it can. */
  readonly readOnlyReason: string;
  /** What changes need. */
  readonly permission: AuthorizationKey;
  /** The form's id, so that a button outside of it can submit it. Default: none can. */
  readonly id?: string;
  /** Enter was pressed in a field of one line, or a button of the form. Default: no effect; Ctrl+S saves. */
  readonly onSubmit?: () => void;
}

const noFaults: RowFaults = new Map();

/** Draws what is declared of the fields that are shown. */
export function PlainForm<Doc, Draft extends object>(props: PlainFormProps<Doc, Draft>) {
  const { layout, tab, onTabChange, faults, readOnlyReason, id, onSubmit } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.();
  };
  const [only, ...others] = layout.tabs;
  const countFaults = (each: LayoutTab) =>
    namesIn(each).filter((name) => faults.fields[name] !== undefined).length;
  const lead = ({ target }: MouseEvent<HTMLElement>) => {
    const pressed = target instanceof Element ? target.closest('[role="tab"]') : null;
    const index = pressed === null ? -1 : [...(pressed.parentElement?.children ?? [])].indexOf(pressed);
    const marked = layout.tabs[index];
    if (marked !== undefined && countFaults(marked) > 0) onTabChange?.(marked.id, true);
  };
  return (
    <Form id={id} noValidate onSubmit={submit}>
      {readOnlyReason !== '' && (
        <Note>
          <Lock aria-hidden size={16} />
          <p>
            <ReadOnlyReason reason={readOnlyReason} permission={props.permission} />
          </p>
        </Note>
      )}
      {others.length === 0 ? (
        only && <Groups {...props} groups={only.groups} />
      ) : (
        <Tabs
          label={objectText('tab.label')}
          activeId={tab}
          onActiveIdChange={(next) => onTabChange?.(next, false)}
          onClick={lead}
          tabs={layout.tabs.map((each) => ({
            id: each.id,
            label: each.label(),
            badge: countFaults(each) > 0 ? <FaultMark count={countFaults(each)} /> : undefined,
            content: <Groups {...props} groups={each.groups} />,
          }))}
        />
      )}
    </Form>
  );
}

interface GroupsProps<Doc, Draft extends object> extends PlainFormProps<Doc, Draft> {
  readonly groups: readonly LayoutGroup[];
}

/** The groups of which a field is shown. */
function Groups<Doc, Draft extends object>({ groups, ...props }: GroupsProps<Doc, Draft>) {
  const { controls, draft } = props;
  const isShown = (name: string) => controls[name]?.isShown?.(draft) ?? true;
  const shown = groups
    .map((group) => ({
      group,
      rows: group.rows.map((names) => names.filter(isShown)).filter((names) => names.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <GroupList>
      {shown.map(({ group, rows }) => (
        <Group key={rows[0]?.[0]} {...{ group }} level={props.headingLevel ?? 2}>
          {rows.map((names) => (
            <NotedRow key={names[0]} note={noteOf(group, names, draft)}>
              <FieldRow {...props} names={names} />
            </NotedRow>
          ))}
        </Group>
      ))}
    </GroupList>
  );
}

/** The note of a row, also when the field that begins it is hidden. */
function noteOf({ notes, rows }: LayoutGroup, shown: readonly string[], draft: object): string | null {
  const [first = ''] = rows.find((names) => names.includes(shown[0] ?? '')) ?? [];
  // The declaration that gave the note made the draft.
  return (notes[first] as ((draft: object) => string) | undefined)?.(draft) ?? null;
}

function NotedRow({ note, children }: { readonly note: string | null; readonly children: ReactNode }) {
  return note === null ? (
    children
  ) : (
    <Noted>
      {children}
      <p data-part="note">{note}</p>
    </Noted>
  );
}

interface GroupProps {
  readonly group: LayoutGroup;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

function Group({ group, level, children }: GroupProps) {
  const headingId = useId();
  const [heading, hint] = [group.heading(), group.hint()];
  const Heading = `h${level}` as const;
  if (heading === null) return <GroupFields>{children}</GroupFields>;
  return (
    <GroupFields as="section" aria-labelledby={headingId} data-has-heading>
      <Heading id={headingId}>{heading}</Heading>
      {hint !== null && <p>{hint}</p>}
      {children}
    </GroupFields>
  );
}

interface FieldRowProps<Doc, Draft extends object> extends PlainFormProps<Doc, Draft> {
  readonly names: readonly string[];
}

function FieldRow<Doc, Draft extends object>({ names, ...props }: FieldRowProps<Doc, Draft>) {
  const [only = '', ...others] = names;
  if (others.length === 0) return <Field {...props} name={only} />;
  return (
    <Beside>
      <BesideFields data-part="beside" style={columnsOf(names.length)}>
        {names.map((name) => (
          <Field key={name} {...props} name={name} />
        ))}
      </BesideFields>
    </Beside>
  );
}

interface FieldProps<Doc, Draft extends object> extends PlainFormProps<Doc, Draft> {
  readonly name: string;
}

function Field<Doc, Draft extends object>(props: FieldProps<Doc, Draft>) {
  const { name, controls, doc, draft, faults, readOnlyReason } = props;
  const mayUse = useRights();
  const field = controls[name];
  if (field === undefined) return null;
  const lock = readOnlyReason === '' ? lockOf(field, doc, mayUse) : '';
  const isIdle = field.isIdle?.(draft) ?? false;
  const place = {
    ...{ draft, doc, isIdle, ownFault: faults.whole[name] },
    rowFaults: faults.rows[name] ?? noFaults,
  };
  const values = draft as Readonly<Record<string, unknown>>;
  const control = {
    label: field.label,
    value: values[name],
    onValueChange: (value: unknown, given?: EditIntent) => {
      const { draft: next, intent } = editField(controls, draft, name, value);
      props.onDraftChange(next, given?.startsStep ? { ...intent, ...given } : (given ?? intent));
    },
    onLeave: () => props.onFieldLeave?.(name),
    isRequired: isNeeded(field, draft),
    error: faults.fields[name],
    isReadOnly: readOnlyReason !== '' || lock !== '' || isIdle || field.isLockedIn?.(draft) === true,
    readOnlyReason: lock || undefined,
  };
  return <div data-field={name}>{field.render(control, place)}</div>;
}

function columnsOf(count: number): CSSProperties {
  return { '--plain-columns': count } as CSSProperties;
}
