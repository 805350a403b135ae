import { field, group, perhaps, persons, section, sectionPerhaps } from './build.ts'
import { nationality, relationToParents, reportedBy, spouseStatus } from './choices.ts'

/** What the full certificate and the extract have in common, in the order of the registers. */

export const register = group('register', 'Register', '戸籍', [
  section('head', 'Register', '戸籍', [
    field('place', 'domicile', 'Registered domicile', '本籍'),
    field('name', 'head', 'Name', '氏名'),
    // Certificates since May 2026 can have the reading of the family name.
    perhaps('text', 'familyReading', 'Reading of the family name', '氏の振り仮名'),
  ]),
  section('matters', 'Matters of the register', '戸籍事項', [
    perhaps('date', 'compiledOn', 'Date of compilation', '編製日'),
    perhaps('date', 'revisedOn', 'Date of revision', '改製日'),
    perhaps('text', 'revisedFor', 'Reason for revision', '改製事由', {
      choices: [
        {
          ja: '平成6年法務省令第51号附則第2条第1項による改製',
          en: 'Revised under Article 2, paragraph 1 of the supplementary provisions of Ministry of Justice Order No. 51 of 1994',
        },
      ],
    }),
    perhaps('date', 'transferredOn', 'Date of transfer', '転籍日'),
    perhaps('place', 'transferredFrom', 'Former registered domicile', '従前本籍'),
  ]),
])

const birth = section('birth', 'Birth', '出生', [
  field('date', 'birthOn', 'Date of birth', '出生日'),
  field('place', 'birthAt', 'Place of birth', '出生地'),
  field('date', 'birthReportedOn', 'Date of report', '届出日'),
  field('text', 'birthReportedBy', 'Reported by', '届出人', { choices: reportedBy }),
  perhaps('date', 'birthReceivedOn', 'Date report was received', '送付を受けた日'),
  perhaps('text', 'birthAcceptedBy', 'Accepted by', '受理者'),
])

const marriage = sectionPerhaps('marriage', 'Marriage', '婚姻', [
  field('date', 'marriageOn', 'Date of marriage', '婚姻日'),
  field('name', 'marriageSpouse', 'Name of spouse', '配偶者氏名'),
  perhaps('choice', 'marriageNationality', 'Nationality of spouse', '配偶者の国籍', {
    choices: nationality,
  }),
  perhaps('date', 'marriageSpouseBorn', 'Date of birth of spouse', '配偶者の生年月日'),
  perhaps('text', 'marriageForm', 'Form of marriage', '婚姻の方式'),
  perhaps('date', 'marriageProofOn', 'Date certificate was submitted', '証書提出日'),
  perhaps('text', 'marriageFormerRegister', 'Former register', '従前戸籍'),
])

const divorce = sectionPerhaps('divorce', 'Divorce', '離婚', [
  field('date', 'divorceOn', 'Date of divorce', '離婚日'),
  field('name', 'divorceSpouse', 'Name of spouse', '配偶者氏名'),
  perhaps('text', 'divorceFormerRegister', 'Former register', '従前戸籍'),
])

const removal = sectionPerhaps('removal', 'Removal from the register', '除籍', [
  field('text', 'removalReason', 'Reason', '事由', {
    choices: [
      { ja: '婚姻', en: 'Marriage' },
      { ja: '死亡', en: 'Death' },
      { ja: '離婚', en: 'Divorce' },
    ],
  }),
  field('date', 'removalOn', 'Date', '除籍日'),
  perhaps('text', 'removalNewRegister', 'New register', '新本籍'),
])

const others = sectionPerhaps('others', 'Other personal matters', 'その他の身分事項', [
  perhaps('text', 'otherEntries', 'Entries', '記載事項', { isLong: true }),
])

export const registeredPersons = persons('person', 'Person recorded', '戸籍に記録されている者', [
  section('self', 'Person recorded in the register', '戸籍に記録されている者', [
    field('name', 'name', 'Name', '名'),
    perhaps('text', 'reading', 'Reading of the name', '名の振り仮名'),
    field('date', 'bornOn', 'Date of birth', '生年月日'),
    perhaps('choice', 'spouseStatus', 'Spouse status', '配偶者区分', { choices: spouseStatus }),
    perhaps('name', 'father', 'Father', '父'),
    perhaps('name', 'mother', 'Mother', '母'),
    field('choice', 'relation', 'Relationship', '続柄', { choices: relationToParents }),
  ]),
  birth,
  marriage,
  divorce,
  removal,
  others,
])
