import { registeredPersons, register } from './family-register-parts.ts'
import { endOfEntries, issuedByMayor, issueNumber, translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

/** 戸籍個人事項証明書: some persons of a register, often one. */
export const familyRegisterExtract: ShippedTemplate = {
  id: 'family-register-extract',
  title: { en: 'Family register, individual certificate', ja: '戸籍個人事項証明書' },
  from: 'ja',
  groups: [
    register,
    registeredPersons,
    issuedByMayor(
      {
        ja: 'これは、戸籍中の一部の者について記録されている事項の全部を証明した書面である。',
        en: 'This document certifies all matters recorded for some of the persons in the family register.',
      },
      [endOfEntries, issueNumber],
    ),
    translatorsNotes,
  ],
}
