import { field, group, perhaps, section, sectionPerhaps } from './build.ts'
import { nationality, relationToParents, reportedBy, sexInJapan } from './choices.ts'
import { issuedByMayor, translatorsNotes } from './issue.ts'
import type { PaperSection, ShippedTemplate } from './template.ts'

function parent(key: string, en: string, ja: string): PaperSection {
  return section(key, en, ja, [
    field('name', `${key}Name`, 'Name', '氏名'),
    field('date', `${key}BornOn`, 'Date of birth', '生年月日'),
    perhaps('choice', `${key}Nationality`, 'Nationality', '国籍', { choices: nationality }),
  ])
}

/** 出生届記載事項証明書, and 出生届受理証明書, which has less of the same. */
export const birthRegistration: ShippedTemplate = {
  id: 'birth-registration',
  title: { en: 'Certificate of Birth Registration', ja: '出生届記載事項証明書' },
  from: 'ja',
  groups: [
    group('report', 'Birth report', '出生届', [
      section('paper', 'Paper', '書類', [
        field('choice', 'paperTitle', 'Title of the paper', '書類の表題', {
          choices: [
            { ja: '出生届記載事項証明書', en: 'Certificate of Matters Stated in a Birth Report' },
            { ja: '出生届受理証明書', en: 'Certificate of Acceptance of a Birth Report' },
          ],
        }),
        field('date', 'reportedOn', 'Date of report', '届出年月日'),
        perhaps('date', 'acceptedOn', 'Date of acceptance', '受理年月日'),
        perhaps('text', 'acceptanceNumber', 'Number of acceptance', '受理番号'),
      ]),
      section('child', 'Child', '生まれた子', [
        field('name', 'childName', 'Name', '子の氏名'),
        perhaps('text', 'childReading', 'Reading', 'よみかた'),
        field('choice', 'relation', 'Relationship to the parents', '父母との続き柄', {
          choices: relationToParents,
        }),
        perhaps('choice', 'sex', 'Sex', '性別', { choices: sexInJapan }),
        field('date', 'bornOn', 'Date of birth', '生まれたとき'),
        perhaps('text', 'bornAtTime', 'Time of birth', '時刻'),
        field('place', 'bornAt', 'Place of birth', '生まれたところ'),
        perhaps('place', 'address', 'Address', '住所'),
        perhaps('name', 'household', 'Head of household', '世帯主の氏名'),
      ]),
      parent('father', 'Father', '父'),
      parent('mother', 'Mother', '母'),
      sectionPerhaps('register', 'Register', '本籍', [
        field('place', 'domicile', 'Registered domicile', '本籍'),
        field('name', 'head', 'Head of the register', '筆頭者の氏名'),
      ]),
      sectionPerhaps('informant', 'Informant', '届出人', [
        field('choice', 'informantIs', 'Capacity', '資格', { choices: reportedBy }),
        perhaps('name', 'informantName', 'Name', '署名'),
        perhaps('place', 'informantAddress', 'Address', '住所'),
      ]),
      sectionPerhaps('medical', 'Certificate of birth', '出生証明書', [
        perhaps('text', 'weight', 'Weight', '体重'),
        perhaps('text', 'length', 'Length', '身長'),
        perhaps('text', 'plurality', 'Single or multiple birth', '単胎・多胎の別'),
        perhaps('text', 'weeks', 'Weeks of pregnancy', '妊娠週数'),
        field('name', 'attendant', 'Physician or midwife', '医師・助産師'),
        perhaps('place', 'facility', 'Facility', '施設の名称'),
        perhaps('date', 'certifiedOn', 'Date certified', '証明年月日'),
      ]),
    ]),
    issuedByMayor({
      ja: '上記は、届書に記載した事項に相違ないことを証明する。',
      en: 'It is hereby certified that the above corresponds to the matters stated in the report.',
    }),
    translatorsNotes,
  ],
}
