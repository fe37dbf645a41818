import { AsyncCombobox } from '@studio/widgets';
import { makeField } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { asyncComboboxLabels } from '../../../platform/i18n/labels/widgetLabels.ts';
import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { organizationEditorText } from '../editor.messages.ts';
import { findOrganizations } from '../organizations.api.ts';
import { shownName } from '../organizationTexts.ts';

/** Organizations that are offered at once. */
const mostOffered = 50;

/** What organizations are called that were loaded as parents, by their ids. */
const names = new Map<string, string>();
onSessionEnd(() => names.clear());

/** Notes what a parent is called: changes, conflicts and versions name it. @param name null for one that is gone */
export function noteParent(id: string | null, name: string | null): void {
  if (id === null) return;
  names.set(id, name === null ? organizationEditorText('parent.gone', { id }) : shownName({ name }));
}

/** The organization that one belongs to, or none. That it would belong to itself is found out by the server. */
export function parentField<Doc, Draft>(): PlainField<Draft, string | null, Doc> {
  return makeField<string | null, Doc, Draft>(
    { label: () => organizationEditorText('parent') },
    {
      empty: null,
      comparable: (value) => value,
      format: (value) => (value === null ? '' : (names.get(String(value)) ?? String(value))),
      isEmpty: (value) => value === null,
      values: { of: 'choice', values: () => [null, 'org-1', 'org-2'] },
      render: (control) => <Parent {...control} />,
    },
  );
}

function Parent({ value, onValueChange, onLeave, isReadOnly, ...control }: FieldControl<string | null>) {
  return (
    <AsyncCombobox
      {...control}
      search={search}
      knownOptions={value === null ? [] : [{ value, label: names.get(value) ?? value }]}
      value={value}
      onValueChange={(next, option) => {
        if (option) noteParent(option.value, option.label);
        onValueChange(next);
      }}
      placeholder={organizationEditorText('parent.search')}
      isClearable
      isDisabled={isReadOnly}
      onBlur={onLeave}
      labels={asyncComboboxLabels()}
    />
  );
}

async function search(text: string, { signal }: { readonly signal: AbortSignal }) {
  try {
    const found = await findOrganizations(text, { numberOfRows: mostOffered, signal });
    return found.map((row) => ({
      value: row.id,
      label: shownName(row),
      ...(row.code !== null && { description: row.code }),
    }));
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  }
}
