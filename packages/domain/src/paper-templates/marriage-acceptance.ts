import { field, group, perhaps, section, sectionPerhaps } from './build.ts'
import { nationality } from './choices.ts'
import { issuedByMayor, translatorsNotes } from './issue.ts'
import type { PaperSection, ShippedTemplate } from './template.ts'

function spouse(key: string, en: string, ja: string): PaperSection {
  return section(key, en, ja, [
    field('name', `${key}Name`, 'Name', '氏名'),
    field('date', `${key}BornOn`, 'Date of birth', '生年月日'),
    perhaps('place', `${key}Domicile`, 'Registered domicile', '本籍'),
    perhaps('name', `${key}Head`, 'Head of the register', '筆頭者'),
    perhaps('choice', `${key}Nationality`, 'Nationality', '国籍', { choices: nationality }),
  ])
}

/** 婚姻届受理証明書 */
export const marriageAcceptance: ShippedTemplate = {
  id: 'marriage-acceptance',
  title: {
    en: 'Certificate of Acceptance of Marriage Notification',
    ja: '婚姻届受理証明書',
  },
  from: 'ja',
  groups: [
    group('parties', 'Notification', '届出', [
      spouse('husband', 'Husband', '夫'),
      spouse('wife', 'Wife', '妻'),
      sectionPerhaps('after', 'After the marriage', '婚姻後', [
        perhaps('text', 'familyName', 'Family name of the couple', '婚姻後の夫婦の氏'),
        perhaps('place', 'newDomicile', 'New registered domicile', '新しい本籍'),
      ]),
      sectionPerhaps('witnesses', 'Witnesses', '証人', [
        field('name', 'firstWitness', 'Witness', '証人'),
        perhaps('name', 'secondWitness', 'Witness', '証人'),
      ]),
      section('acceptance', 'Acceptance', '受理', [
        field('date', 'acceptedOn', 'Date of acceptance', '受理年月日'),
        perhaps('text', 'acceptanceNumber', 'Number of acceptance', '受理番号'),
      ]),
    ]),
    issuedByMayor({
      ja: '上記の届出は、上記の日に受理したことを証明する。',
      en: 'It is hereby certified that the above notification was accepted on the date stated above.',
    }),
    translatorsNotes,
  ],
}
