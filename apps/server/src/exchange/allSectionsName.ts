/** What stands for all sections where one is chosen. */
export const allSectionsName = 'All';
