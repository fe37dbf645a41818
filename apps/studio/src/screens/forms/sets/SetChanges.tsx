import type { FormTemplateSetComparison } from '@studio/api';
import { Badge } from '@studio/ui';
import type { ComponentProps, ReactNode } from 'react';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { formEditorText } from '../editor.messages.ts';
import type { PlannedAction } from '../shownPlans.ts';
import { ChangedForm } from './ChangedForm.tsx';
import { LeftOut } from './LeftOut.tsx';
import { byUrgency, countFates } from './model/countFates.ts';
import { PagedItems } from './PagedItems.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { referenceHref } from './referenceHref.ts';
import { Counts, Description, Lines } from './SetChanges.styles.ts';
import { setText } from './sets.messages.ts';

/** So many lines are drawn at most. */
const linesOnPage = 50;

interface SetChangesProps {
  readonly comparison: FormTemplateSetComparison;
  /** The text where nothing differs. */
  readonly noneText: string;
  /** What it is compared with, in a sentence. Default: that is shown elsewhere. */
  readonly about?: ReactNode;
  /** The action that a question with this list asks about: links open another tab then. Default: none. */
  readonly asked?: PlannedAction;
}

/** What differs between two sets of form templates, and what names the forms and fields that are not the same any more. */
export function SetChanges({ comparison, noneText, about, asked }: SetChangesProps) {
  const isAsked = asked !== undefined;
  const { changes, failures, impact, moreImpact } = comparison;
  const besides = changes.filter(({ isChosen = true }) => !isChosen);
  const own = changes.filter(({ isChosen = true }) => isChosen);
  const shared = {
    setId: comparison.set?.id ?? null,
    formerId: comparison.formerSet?.id ?? null,
    isAsked,
  };
  return (
    <Description>
      {about !== undefined && <p>{about}</p>}
      <Counts role="status">
        {countFates(comparison).map(([fate, count]) => (
          <Badge key={fate}>{countedText(setText, `count.${fate}`, count)}</Badge>
        ))}
        {failures.length > 0 && (
          <Badge tone="warning">{countedText(setText, 'failures', failures.length)}</Badge>
        )}
        {changes.length === 0 && <span>{noneText}</span>}
      </Counts>
      {own.length > 0 && <ChangedForms heading={setText('changes')} changes={own} {...shared} />}
      {besides.length > 0 && (
        <ChangedForms heading={setText('changes.besides')} changes={besides} {...shared} />
      )}
      {impact.length > 0 && (
        <section>
          <h3>{setText('impact')}</h3>
          <p>{setText('impact.about')}</p>
          <Lines>
            {impact.map((each) => (
              <ImpactLine
                key={JSON.stringify([each.uniqueName, each.variableName])}
                impact={each}
                isAsked={isAsked}
              />
            ))}
          </Lines>
          {moreImpact > 0 && <p>{countedText(setText, 'impact.more', moreImpact)}</p>}
        </section>
      )}
      {failures.length > 0 && <LeftOut failures={failures} action={asked} />}
    </Description>
  );
}

interface ChangedFormsProps extends Omit<ComponentProps<typeof ChangedForm>, 'change'> {
  readonly heading: string;
  readonly changes: FormTemplateSetComparison['changes'];
}

function ChangedForms({ heading, changes, ...shared }: ChangedFormsProps) {
  return (
    <section>
      <h3>{heading}</h3>
      <PagedItems items={byUrgency(changes)} onPage={linesOnPage} label={heading}>
        {(shown) => (
          <Lines>
            {shown.map((change) => (
              <ChangedForm key={`${change.fate} ${change.uniqueName}`} change={change} {...shared} />
            ))}
          </Lines>
        )}
      </PagedItems>
    </section>
  );
}

interface ImpactLineProps {
  readonly impact: FormTemplateSetComparison['impact'][number];
  readonly isAsked: boolean;
}

function ImpactLine({ impact, isAsked }: ImpactLineProps) {
  const { uniqueName: form, variableName: field, fate, references } = impact;
  return (
    <li data-plain>
      <span data-part="name">
        {field === null ? setText('impact.form', { form }) : setText('impact.field', { field, form })}
      </span>{' '}
      <Badge tone={fate === 'removed' ? 'bad' : 'warning'}>{setText(`fate.${fate}`)}</Badge>
      <ul>
        {references.map(({ referenceUri, name, type, version }) => {
          const href = referenceHref(referenceUri);
          return (
            <li key={`${referenceUri} ${type} ${name}`}>
              {href === undefined ? (
                name
              ) : (
                <PlaceLink to={href} isAsked={isAsked}>
                  {name}
                </PlaceLink>
              )}
              <span data-part="about">
                {' '}
                {formEditorText(`reference.type.${type}`)}
                {version !== null && `, ${setText('versions.one', { after: version })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
