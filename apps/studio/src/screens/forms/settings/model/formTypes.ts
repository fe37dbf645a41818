/** The types of forms that settings single out, by the contract's codes. */
export const formTypes = {
  application: 1,
  rating: 2,
  quoting: 3,
  pricing: 4,
  underwriterBinding: 5,
} as const;

const proposalTypes: ReadonlySet<number> = new Set([
  formTypes.rating,
  formTypes.quoting,
  formTypes.pricing,
  formTypes.underwriterBinding,
]);

/** Authorities, people and what they write: they are about no product. */
const typesWithoutProducts: ReadonlySet<number> = new Set([13, 21, 22, 38, 40, 41, 42, 43, 44, 45, 46]);

/** What the settings of forms of a type can say, as the server's table of types has it. */
export interface TypeTraits {
  /** Its forms are for some products, or for all. */
  readonly hasProducts: boolean;
  /** Its forms can be of a whole proposal. */
  readonly hasProposalLevel: boolean;
  /** Its forms can be included in endorsements. */
  readonly hasEndorsements: boolean;
  /** Its forms, when they repeat, can be linked to another form. */
  readonly hasLinkForm: boolean;
}

/** What the settings of forms of a type can say; nothing of these before a type is chosen. */
export function traitsOf(type: number | null): TypeTraits {
  return {
    hasProducts: type !== null && !typesWithoutProducts.has(type),
    hasProposalLevel: type !== null && proposalTypes.has(type),
    hasEndorsements: type === formTypes.application,
    hasLinkForm: type === formTypes.rating,
  };
}
