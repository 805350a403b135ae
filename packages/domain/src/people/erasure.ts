/** For so long after the deletion of a person it can be stopped. Then their data are erased. */
export const erasureDays = 7
