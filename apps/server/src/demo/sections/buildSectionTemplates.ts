import { applicability, sectionStatus } from '../../kinds/sectionTemplate/SectionTemplateDoc.ts';
import { sectionDocument } from '../documents/productDocuments.ts';
import { conditionOf } from '../dsl/formTemplate.ts';
import { itemsOf, type Surroundings } from '../scoring/buildScoringRules.ts';
import type { DemoFile, DemoSectionTemplateSeed } from '../types.ts';
import { sectionTemplates } from './sectionTemplates.ts';

const linePattern =
  /^(?<ordinal>\d+) (?<name>[^|*!]+)(?<mark>[*!]?) \| (?<when>[^|]+) \| (?<stage>\w+) \| (?<products>[^|]+) \| (?<type>pdf|rtf|html|-)$/;
/** Puts a section on a page of its own. */
const ownPage = {
  kind: 'ParameterizedAction',
  expression: 'Include the section {how}',
  parameters: [
    { name: 'how', value: 'ownPage', typeName: 'DataSetItem', expression: 'Section Template Rule Actions' },
  ],
};
const words: Readonly<Record<string, number>> = {
  optional: applicability.optional,
  required: applicability.required,
  selected: applicability.defaultSelected,
};

/** The section templates of the demo, and the files of their documents. Throws on a line that cannot be read. */
export function buildSectionTemplates(surroundings: Surroundings): {
  sections: DemoSectionTemplateSeed[];
  files: DemoFile[];
} {
  const files: DemoFile[] = [];
  const sections = sectionTemplates
    .trim()
    .split('\n')
    .map((line) => parseSection(line.trim(), files, surroundings));
  return { sections, files };
}

function parseSection(line: string, files: DemoFile[], surroundings: Surroundings): DemoSectionTemplateSeed {
  const {
    ordinal = '',
    name = '',
    mark = '',
    when = '',
    stage = '',
    products = '',
    type = '-',
  } = linePattern.exec(line)?.groups ?? {};
  if (name === '') throw new Error(`Unreadable section '${line}'`);
  const made = type === 'pdf' || type === 'rtf' || type === 'html' ? sectionDocument(name, type) : null;
  if (made !== null) files.push(made.file);
  return {
    name,
    description: '',
    active: mark !== '!',
    applicability: words[when] ?? applicability.conditional,
    applicableToProposal: stage !== 'binder',
    applicableToBinder: stage !== 'proposal',
    productNames: products === 'all' ? [] : products.split(', '),
    ordinalNumber: Number(ordinal),
    stitchable: true,
    formTemplateUniqueName: null,
    adapterBeanName: made === null ? 'contentsSectionAdapter' : 'documentSectionAdapter',
    document: made?.reference ?? null,
    status: mark === '*' ? sectionStatus.inProduction : sectionStatus.draft,
    triggerRule: words[when] === undefined ? ruleOf(when, surroundings) : null,
  };
}

/** Of the first items of a field's data set, or the last. */
function ruleOf(text: string, surroundings: Surroundings): DemoSectionTemplateSeed['triggerRule'] {
  const [field = '', side = '', count = ''] = text.split(' ');
  const items = itemsOf(field, surroundings);
  const values = side === 'first' ? items.slice(0, Number(count)) : items.slice(-Number(count));
  return {
    condition: conditionOf([field.replace('.', '|'), ...values]),
    actions: text.endsWith(' apart') ? [ownPage] : [],
  };
}
