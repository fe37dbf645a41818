import { customSet } from '../dsl/customSet.ts';
import { lookupSet } from '../dsl/lookupSet.ts';
import { repeatingFormSet } from '../dsl/repeatingFormSet.ts';

/** Sets whose items the product writes: Custom sets first, then one Repeating Form set for each schedule. */
export const generatedSets = [
  lookupSet('All Products'),
  lookupSet('Database Section Names'),
  customSet(
    'Products - Use Rate Status Enabled',
    'Products that look up the status of their rates before rating, by their short names.',
    'rateStatusProductsDataItemGenerator',
    { required: true },
  ),
  customSet(
    'Bundled Product',
    'Products that may be quoted together in one proposal.',
    'allProductsDataItemGenerator',
  ),
  customSet('Assigned Underwriter', 'People to whom a submission can be assigned.', 'userDataItemGenerator', {
    minSearchStringLength: 2,
  }),
  customSet('Underwriting Assistant', 'People who assist an underwriter.', 'userDataItemGenerator', {
    minSearchStringLength: 2,
  }),
  customSet('Referral Approver', 'People who decide referrals.', 'userDataItemGenerator', {
    minSearchStringLength: 2,
  }),
  customSet(
    'Form Template',
    'Every form template, for links from one form to another.',
    'formTemplateDataItemGenerator',
    {
      minSearchStringLength: 3,
    },
  ),
  lookupSet('Rating Forms'),
  lookupSet('Application Repeating Form Templates'),
  customSet(
    'Advanced Filter form template types',
    'Types by which form templates are filtered.',
    'formTemplateTypeDataItemGenerator',
    { required: true },
  ),
  lookupSet('Product Templates By FormTemplateType'),
  lookupSet('Scoring Rule Folders'),
  lookupSet('Advanced Filter Rule Set'),
  customSet('Policy Year', 'Years of prior policies.', 'policyYearDataItemGenerator'),
  customSet('Accident Year', 'Years in which losses took place.', 'policyYearDataItemGenerator'),
  customSet('Vehicle Model Year', 'Model years of vehicles.', 'modelYearDataItemGenerator'),
  customSet('Equipment Model Year', 'Model years of mobile equipment.', 'modelYearDataItemGenerator'),
  customSet('Vessel Year Built', 'Years in which vessels were built.', 'modelYearDataItemGenerator'),

  repeatingFormSet('Location Schedule', 'Locations entered on the policy.', 'LocationSchedule'),
  repeatingFormSet(
    'Building Schedule',
    'Buildings entered on the policy, over all locations.',
    'BuildingSchedule',
  ),
  repeatingFormSet('Vehicle Schedule', 'Vehicles entered on the policy.', 'VehicleSchedule'),
  repeatingFormSet('Driver Schedule', 'Drivers entered on the policy.', 'DriverSchedule'),
  repeatingFormSet('Loss History', 'Losses entered for the account.', 'LossHistory'),
  repeatingFormSet(
    'Prior Carrier Schedule',
    'Prior policies entered for the account.',
    'PriorCarrierSchedule',
  ),
  repeatingFormSet(
    'Named Insured Schedule',
    'Named insureds entered for the account.',
    'NamedInsuredSchedule',
  ),
  repeatingFormSet('Contact Schedule', 'Contacts entered for the account.', 'ContactSchedule'),
  repeatingFormSet(
    'Additional Interest Schedule',
    'Mortgagees, loss payees and additional insureds entered on the policy.',
    'AdditionalInterestSchedule',
  ),
  repeatingFormSet(
    'Liability Hazard Schedule',
    'Liability classes entered on the policy.',
    'LiabilityHazardSchedule',
  ),
  repeatingFormSet(
    'Underlying Insurance Schedule',
    'Underlying policies entered for an umbrella.',
    'UnderlyingInsuranceSchedule',
  ),
  repeatingFormSet(
    'Workers Compensation Class Schedule',
    'Payroll by class and state entered on the policy.',
    'WorkersCompensationClassSchedule',
  ),
  repeatingFormSet('Equipment Schedule', 'Mobile equipment entered on the policy.', 'ScheduledEquipment'),
  repeatingFormSet('Vessel Schedule', 'Vessels entered on the policy.', 'VesselSchedule'),
  repeatingFormSet(
    'Professional Staff Schedule',
    'Professionals entered for a firm.',
    'ProfessionalStaffSchedule',
  ),
];
