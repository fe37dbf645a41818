export { Accordion, type AccordionProps } from './Accordion.tsx';
export type { AccordionSectionItem } from './AccordionItem.tsx';
