import type { DemoProductSeed } from './types.ts';

/** The commercial lines that the carrier writes. */
export const products: DemoProductSeed[] = [
  product('CommercialAuto', 'CA', 'Commercial Auto', 'Business Auto Coverage'),
  product('GeneralLiability', 'GL', 'General Liability', 'Commercial General Liability Coverage'),
  product('CommercialProperty', 'CP', 'Commercial Property', 'Commercial Property Coverage'),
  product('Businessowners', 'BOP', 'Businessowners', 'Businessowners Coverage'),
  product(
    'WorkersCompensation',
    'WC',
    'Workers Compensation',
    'Workers Compensation and Employers Liability',
  ),
  product('CommercialUmbrella', 'CU', 'Commercial Umbrella', 'Commercial Liability Umbrella Coverage'),
  product('InlandMarine', 'IM', 'Inland Marine', 'Commercial Inland Marine Coverage'),
  product('OceanMarine', 'OM', 'Ocean Marine', 'Ocean Marine Coverage'),
  product('CyberLiability', 'CY', 'Cyber Liability', 'Cyber Incident and Information Security Coverage'),
  product(
    'DirectorsAndOfficers',
    'DO',
    'Directors and Officers',
    'Directors, Officers and Organization Liability',
  ),
  product('EmploymentPractices', 'EPL', 'Employment Practices', 'Employment Practices Liability'),
  product('CrimeAndFidelity', 'CR', 'Crime and Fidelity', 'Commercial Crime Coverage'),
  product('ProfessionalLiability', 'PL', 'Professional Liability', 'Miscellaneous Professional Liability'),
  product('BuildersRisk', 'BR', 'Builders Risk', 'Builders Risk Coverage'),
  product('EquipmentBreakdown', 'EB', 'Equipment Breakdown', 'Equipment Breakdown Coverage'),
  { ...product('Surety', 'SU', 'Surety', 'Contract and Commercial Surety'), selectableOnQuote: false },
];

function product(uniqueName: string, shortName: string, name: string, externalName: string): DemoProductSeed {
  return {
    uniqueName,
    shortName,
    name,
    externalName,
    active: true,
    selectableOnSubmission: true,
    selectableOnQuote: true,
  };
}
