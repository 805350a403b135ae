import { registeredPersons, register } from './family-register-parts.ts'
import { endOfEntries, issuedByMayor, issueNumber, translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

/** 戸籍全部事項証明書, as computers print it. */
export const familyRegister: ShippedTemplate = {
  id: 'family-register',
  title: { en: 'Family register, full certificate', ja: '戸籍全部事項証明書' },
  from: 'ja',
  groups: [
    register,
    registeredPersons,
    issuedByMayor(
      {
        ja: 'これは、戸籍に記録されている事項の全部を証明した書面である。',
        en: 'This document certifies all matters recorded in the family register.',
      },
      [endOfEntries, issueNumber],
    ),
    translatorsNotes,
  ],
}
