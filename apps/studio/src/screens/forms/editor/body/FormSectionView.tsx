import type { ComponentType } from '@studio/api';
import { Badge } from '@studio/ui';
import { useId } from 'react';
import { componentLabel } from '../../components.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import type { LaidSection } from '../draft/formLayout.ts';
import type { FaultsByPlace } from '../formFaults.ts';
import { FaultLines } from './FaultLines.tsx';
import { Facts, Head, Name, Row, Section } from './FormOutline.styles.ts';
import { outlineText } from './outline.messages.ts';

/** One section of an outline. */
export interface FormSectionViewProps {
  readonly section: LaidSection;
  /** What fields are called by; none before they are known. */
  readonly components: readonly ComponentType[];
  readonly byPlace: FaultsByPlace;
}

/** A section: its label, and its fields in their rows. */
export function FormSectionView({ section: { head, rows }, components, byPlace }: FormSectionViewProps) {
  const headingId = useId();
  const count = rows.reduce((sum, row) => sum + row.length, 0);
  return (
    <Section aria-labelledby={headingId}>
      <Head tabIndex={-1} data-place={head.key}>
        <h2 id={headingId}>{head.label || outlineText('section.unnamed')}</h2>
        {head.repeating && <Badge>{outlineText('repeating')}</Badge>}
        <span data-part="count">
          {outlineText(count === 1 ? 'fields.one' : 'fields.many', { count: count.toLocaleString() })}
        </span>
        <FaultLines faults={byPlace.get(head.key)} />
      </Head>
      {rows.map((fields) => (
        <Row key={fields[0]?.key}>
          {fields.map((field) => (
            <Field key={field.key} {...{ field, components, byPlace }} />
          ))}
        </Row>
      ))}
    </Section>
  );
}

interface FieldProps {
  readonly field: FormPart;
  readonly components: readonly ComponentType[];
  readonly byPlace: FaultsByPlace;
}

function Field({ field, components, byPlace }: FieldProps) {
  const faults = byPlace.get(field.key);
  const { label, variableName, type, options, dynamicDataSet, hidden, requiredLevel } = field;
  return (
    <li tabIndex={-1} data-place={field.key} data-is-faulty={faults !== undefined}>
      <Name data-is-nameless={label === ''}>
        <span>{label || outlineText('noLabel')}</span>
        {hidden && <Badge tone="accent">{outlineText('conditional')}</Badge>}
        {requiredLevel !== 0 && <Badge>{outlineText(requiredLevel === 1 ? 'required' : 'expression')}</Badge>}
      </Name>
      <Facts data-part="facts">
        <code>{variableName}</code>
        <span>{components.length > 0 && componentLabel(type, options, components)}</span>
        {dynamicDataSet !== null && <span>{dynamicDataSet}</span>}
      </Facts>
      <FaultLines faults={faults} />
    </li>
  );
}
