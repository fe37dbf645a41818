import type { RestoreReport, RestoreSection } from '@studio/api';
import type { PlannedSet, PlannedSets } from '../formTemplateSets/transfer/planSets.ts';
import { setSection } from '../formTemplateSets/transfer/setSection.ts';
import { deploymentSection } from '../ruleDeployments/transfer/deploymentSection.ts';
import type {
  PlannedDeployment,
  PlannedDeployments,
} from '../ruleDeployments/transfer/transferDeployments.ts';
import type { PlannedDocument, PlannedSection, RestorePlan } from './RestorePlan.ts';

/** What was done, or would be done, as the contract says it. */
export function toReport(
  { operation, sections, sets, deployments, refusals }: RestorePlan,
  isDone: boolean,
): RestoreReport {
  const described = sections.map(toSection);
  const others = [
    ...(sets === null ? [] : [{ index: sets.index, section: setsToSection(sets) }]),
    ...(deployments === null
      ? []
      : [{ index: deployments.index, section: deploymentsToSection(deployments) }]),
  ].toSorted((one, other) => one.index - other.index);
  for (const { index, section } of others) described.splice(index, 0, section);
  return {
    operation,
    isDone,
    sections: described,
    refusals: refusals.first.map(({ position, section, name, message }) => ({
      line: position?.line ?? null,
      column: position?.column ?? null,
      section,
      name,
      message,
    })),
    refusalCount: refusals.count,
  };
}

function toSection({
  section,
  documents,
  removals,
  untouchedCount,
  refusedCount,
}: PlannedSection): RestoreSection {
  const count = (wanted: PlannedDocument['fate']) => documents.filter(({ fate }) => fate === wanted).length;
  const refusedRemovals = removals.filter(({ isRefused }) => isRefused).length;
  return {
    name: section.name,
    added: count('added'),
    updated: count('updated'),
    left: count('left') + untouchedCount,
    untouched: untouchedCount,
    removed: removals.length - refusedRemovals,
    refused: count('refused') + refusedRemovals + refusedCount,
    stillUsed: removals.filter(({ isUsed }) => isUsed).length,
    stillRequired: removals.filter(({ isRequired }) => isRequired).length,
  };
}

function setsToSection({ sets, removals, untouchedCount, refusedCount }: PlannedSets): RestoreSection {
  const count = (wanted: PlannedSet['fate']) => sets.filter(({ fate }) => fate === wanted).length;
  return {
    name: setSection.name,
    added: count('added'),
    updated: count('updated'),
    left: count('left') + untouchedCount,
    untouched: untouchedCount,
    removed: removals.length,
    refused: count('refused') + refusedCount,
    stillUsed: 0,
    stillRequired: 0,
  };
}

function deploymentsToSection({
  deployments,
  removals,
  untouchedCount,
  refusedCount,
}: PlannedDeployments): RestoreSection {
  const count = (wanted: PlannedDeployment['fate']) =>
    deployments.filter(({ fate }) => fate === wanted).length;
  return {
    name: deploymentSection.name,
    added: count('added'),
    updated: 0,
    left: count('left') + untouchedCount,
    untouched: untouchedCount,
    removed: removals.length,
    refused: count('refused') + refusedCount,
    stillUsed: 0,
    stillRequired: 0,
  };
}

/** The counts as the middle of a sentence. */
export function describeCounts({ sections }: RestoreReport): string {
  const described = sections.map(
    ({ name, added, updated, left, removed }) =>
      `${name} ${added} added, ${updated} updated, ${left} left, ${removed} removed`,
  );
  return described.length === 0 ? 'no section' : described.join('; ');
}
