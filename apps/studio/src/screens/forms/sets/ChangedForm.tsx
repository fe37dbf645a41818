import type { FormFieldChange, FormTemplateChange } from '@studio/api';
import { Badge } from '@studio/ui';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { forms } from '../early.ts';
import { settingLabel } from '../settingLabel.ts';
import { compareFormsPath } from '../versions/versions.urls.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { setText } from './sets.messages.ts';

const tones = { added: 'good', removed: 'bad', changed: 'accent' } as const;

/** A form template that differs between two sets. */
export interface ChangedFormProps {
  readonly change: FormTemplateChange;
  /** The set; null for one that is not made yet. */
  readonly setId: number | null;
  /** The set that it is compared with; null for none. */
  readonly formerId: number | null;
  /** It is shown in a question. */
  readonly isAsked: boolean;
}

/** A form template that one set holds and another does not, or holds otherwise. */
export function ChangedForm({ change, setId, formerId, isAsked }: ChangedFormProps) {
  const { uniqueName, formerName, displayName, fate, before, after, fields, moreFields } = change;
  return (
    <li>
      <Badge tone={tones[fate]}>{setText(`fate.${fate}`)}</Badge>
      <div>
        {after === null ? (
          <span data-part="name">{uniqueName}</span>
        ) : (
          <PlaceLink part="name" to={forms.paths.pathOfId(after.id)} isAsked={isAsked}>
            {uniqueName}
          </PlaceLink>
        )}{' '}
        <span data-part="about">{describeAbout(displayName, formerName)}</span>
        <div data-part="about">{describeDifference(change)}</div>
        {fields.length > 0 && (
          <details>
            <summary>{countedText(setText, 'fields', fields.length + moreFields)}</summary>
            <ul>
              {fields.map((field) => (
                <li key={`${field.fate} ${field.variableName}`}>{describeField(field)}</li>
              ))}
              {moreFields > 0 && <li>{countedText(setText, 'fields.more', moreFields)}</li>}
            </ul>
          </details>
        )}
      </div>
      {before && (
        <PlaceLink
          to={compareFormsPath(
            { id: before.id, save: before.savedVersion, set: formerId },
            after && { id: after.id, save: after.savedVersion, set: setId },
          )}
          isAsked={isAsked}
          label={setText(after ? 'compare.of' : 'compare.removed', { name: uniqueName })}
        >
          {setText('compare')}
        </PlaceLink>
      )}
    </li>
  );
}

function describeAbout(displayName: string, formerName: string | null): string {
  return formerName === null ? displayName : `${displayName}, ${setText('formerName', { name: formerName })}`;
}

function describeDifference({ fate, before, after, parts }: FormTemplateChange): string {
  const versions = formatVersions(before?.version, after?.version);
  if (fate !== 'changed') return versions;
  const texts = parts.length === 0 ? [setText('part.none')] : parts.map((part) => setText(`part.${part}`));
  return `${versions} · ${texts.join(', ')}`;
}

function formatVersions(before: number | undefined, after: number | undefined): string {
  if (after === undefined) return setText('versions.gone', { before: before ?? '' });
  if (before === undefined || before === after) return setText('versions.one', { after });
  return setText('versions.many', { before, after });
}

/** A field with what of it differs, in the words of its settings. */
function describeField({ variableName: name, formerName, label, fate, properties }: FormFieldChange): string {
  const called = formerName === null ? name : setText('field.renamed', { former: formerName, name });
  const field = [`${setText(`fate.${fate}`)}: ${called}`, label].filter((text) => text !== '').join(', ');
  const settings = properties.flatMap((property) => settingLabel(property) ?? []).join(', ');
  return settings === '' ? field : setText('field.changed', { field, settings });
}
