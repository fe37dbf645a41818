import type { UiFormTemplate } from '@studio/api';
import { type ReactNode, useId } from 'react';
import type { OwnForm } from '../conditions/ConditionNames.ts';
import { ownDraft } from '../conditions/ownForm.ts';
import { sayTold, type ToldConditions } from '../conditions/toldConditions.ts';
import { useToldConditions } from '../conditions/useToldConditions.ts';
import { shownRuleName } from '../shownRuleName.ts';
import type { FormDraft, RuleRow } from './draft/FormDraft.ts';
import { fieldsOf } from './draft/formLayout.ts';
import { countConditions } from './draft/formOutline.ts';
import { readCondition } from './draft/toDesignBody.ts';
import { FaultLines } from './FaultLines.tsx';
import type { FaultsByPlace } from './formFaults.ts';
import { Facts, Head, Name, Row, Section } from './RulesTab.styles.ts';
import { rulesTabText } from './rulesTab.messages.ts';

/** The rules of a form. */
export interface FormRulesProps {
  readonly draft: FormDraft;
  readonly doc: Pick<UiFormTemplate, 'triggerRule' | 'formTemplate'>;
  readonly byPlace: FaultsByPlace;
}

/** The rule that shows the form, and those that show its fields; nothing for a form without any. */
export function FormRules({ draft, doc, byPlace }: FormRulesProps) {
  const headingId = useId();
  const { rules, condition, parts } = draft;
  const own = ownDraft(doc.formTemplate.uniqueName, parts);
  const texts = [condition, ...rules.map((rule) => rule.condition)].filter((text) => text !== '');
  const loaded = useToldConditions(own, texts.map(readCondition));
  if (doc.triggerRule === null && rules.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{rulesTabText('rules')}</h2>
      </Head>
      {doc.triggerRule !== null && (
        <Rule
          place="trigger"
          name={rulesTabText(doc.formTemplate.root ? 'trigger.conditional' : 'trigger.supplemental')}
          description=""
          faults={byPlace}
        >
          <span>{sayWhen(condition, own, loaded)}</span>
          <span>{rulesTabText('trigger.text')}</span>
        </Rule>
      )}
      {rules.map((rule) => (
        <Rule
          key={rule.key}
          place={rule.key}
          name={shownRuleName(rule.name)}
          description={rule.description}
          faults={byPlace}
        >
          <span>{sayWhen(rule.condition, own, loaded)}</span>
          <span>{sayShown(rule, draft)}</span>
        </Rule>
      ))}
    </Section>
  );
}

interface RuleProps {
  readonly place: string;
  readonly name: string;
  readonly description: string;
  readonly faults: FaultsByPlace;
  readonly children: ReactNode;
}

function Rule({ place, name, description, faults, children }: RuleProps) {
  const own = faults.get(place);
  return (
    <Row>
      <li tabIndex={-1} data-place={place} data-is-faulty={own !== undefined}>
        <Name>
          <span>{name}</span>
        </Name>
        <Facts data-part="facts">
          {children}
          {description !== '' && <span>{description}</span>}
        </Facts>
        <FaultLines faults={own} />
      </li>
    </Row>
  );
}

/** Characters of a condition that are shown; comparing versions shows all of it. */
const mostShown = 2000;

function sayWhen(text: string, own: OwnForm, loaded: ToldConditions): string {
  const count = text === '' ? 0 : countConditions(readCondition(text));
  if (count === 0) return rulesTabText('conditions.none');
  const condition = sayTold(readCondition(text), own, loaded);
  if (condition === null) return rulesTabText(count === 1 ? 'conditions.one' : 'conditions.many', { count });
  if (condition.length <= mostShown) return rulesTabText('when', { condition });
  return rulesTabText('when.cut', { condition: condition.slice(0, mostShown).trimEnd(), count });
}

function sayShown({ name }: RuleRow, draft: FormDraft): string {
  const count = fieldsOf(draft).filter(({ triggerRuleName }) => triggerRuleName === name).length;
  if (count === 0) return rulesTabText('shows.none');
  return rulesTabText(count === 1 ? 'shows.one' : 'shows.many', { count });
}
