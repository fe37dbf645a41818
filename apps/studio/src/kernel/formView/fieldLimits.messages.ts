import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** What a text that its validator does not take has to be like, by the validator. */
export const fieldLimitText = defineMessages('formView.validator', {
  email: 'Enter an e-mail address, such as name@example.com.',
  phone: 'Enter a phone number, such as (843) 555-0148.',
  postalCode: 'Enter a postal code, such as 29401 or 29401-1234.',
  taxId: 'Enter a tax identifier, such as 12-3456789.',
  vin: 'Enter the 17 letters and digits of a vehicle identification number.',
});
