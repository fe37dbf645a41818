import type { RuleSetDoc } from '../../kinds/ruleSet/ruleSetModule.ts';

/** The rule sets in the order of evaluation: what clears or stops a submission first, then lines, then prices and documents. */
export const ruleSets: RuleSetDoc[] = [
  set('Account Clearance', 'Whether the account may be written at all.', 10),
  set('Catastrophe Underwriting', 'Wind, wildfire, hail, flood and earthquake.', 20),
  set('Property Underwriting', 'Buildings, locations and occupancies.', 30),
  set('Liability Underwriting', 'Premises, products and operations.', 40),
  set('Contractors Underwriting', 'Trades, heights and subcontractors.', 50),
  set('Auto Underwriting', 'Drivers, vehicles and motor carriers.', 60),
  set('Motor Cargo Underwriting', 'What is carried for others.', 70),
  set('Workers Compensation Underwriting', 'Payroll, classes and safety.', 80),
  set('Management Liability Underwriting', 'Directors, officers and employment practices.', 90),
  set('Professional Liability Underwriting', 'Services, contracts and fees.', 100),
  set('Surety Underwriting', 'Bonds, indemnity and statements.', 110),
  set('Cyber Underwriting', 'Records, controls and dependence on systems.', 120),
];

function set(name: string, description: string, ordering: number): RuleSetDoc {
  return { name, description, ordering };
}
