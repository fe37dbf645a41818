export { BusinessCard } from './BusinessCard.tsx';
export type { BusinessCardProps } from './BusinessCardProps.ts';
export type { BusinessCardLabels } from './labels.ts';
export type { BusinessCardData, OrganizationCard, UserCard } from './types.ts';
