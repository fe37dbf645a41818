import type { AuthorizationKey } from '@studio/api';
import { Lock } from 'lucide-react';
import type { CSSProperties, SubmitEvent } from 'react';
import { useRights } from '../../../platform/session/session.ts';
import type { EditIntent } from '../../editor/types.ts';
import { ReadOnlyReason } from '../ReadOnlyReason.tsx';
import { editField } from './editField.ts';
import type { ShownFaults } from './findShownFaults.ts';
import { lockOf } from './lockOf.ts';
import { isNeeded } from './makeField.ts';
import type { AnyPlainControl, RowFaults } from './PlainField.ts';
import { Beside, BesideFields, Form, Note } from './PlainForm.styles.ts';

/** The fields of an object, one below the other or side by side. */
export interface PlainFormProps<Doc, Draft extends object> {
  /** Fields and lists by their names, in their order. */
  readonly controls: Readonly<Record<string, AnyPlainControl>>;
  /** The names as they stand below one another; several stand side by side where the form is wide enough. */
  readonly rows: readonly (readonly string[])[];
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
  /** Enter was pressed in a field of one line, or a button of the form. Default: nothing comes of it; Ctrl+S saves. */
  readonly onSubmit?: () => void;
}

const noFaults: RowFaults = new Map();

/** Draws what is declared of the fields that are shown. */
export function PlainForm<Doc, Draft extends object>(props: PlainFormProps<Doc, Draft>) {
  const { controls, rows, draft, readOnlyReason, id, onSubmit } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.();
  };
  const isShown = (name: string) => controls[name]?.isShown?.(draft) ?? true;
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
      {rows
        .map((names) => names.filter(isShown))
        .filter(([first]) => first !== undefined)
        .map((names) =>
          names.length === 1 ? (
            <Field key={names[0]} {...props} name={names[0] ?? ''} />
          ) : (
            <Beside key={names[0]}>
              <BesideFields data-part="beside" style={columnsOf(names.length)}>
                {names.map((name) => (
                  <Field key={name} {...props} name={name} />
                ))}
              </BesideFields>
            </Beside>
          ),
        )}
    </Form>
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
      props.onDraftChange(next, given ?? intent);
    },
    onLeave: () => props.onFieldLeave?.(name),
    isRequired: isNeeded(field, draft),
    error: faults.fields[name],
    isReadOnly: readOnlyReason !== '' || lock !== '' || isIdle,
    readOnlyReason: lock || undefined,
  };
  return <div data-field={name}>{field.render(control, place)}</div>;
}

function columnsOf(count: number): CSSProperties {
  return { '--plain-columns': count } as CSSProperties;
}
