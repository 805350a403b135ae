import { field, group, perhaps, persons, section, sectionPerhaps } from './build.ts'
import { nationality, relationToHead, sexInJapan } from './choices.ts'
import { endOfEntries, issuedByMayor, issueNumber, translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

const omitted = [{ ja: '省略', en: 'Omitted' }] as const

/** 住民票の写し, of a household or of some of its members. */
export const residenceRecord: ShippedTemplate = {
  id: 'residence-record',
  title: { en: 'Copy of Residence Record', ja: '住民票の写し' },
  from: 'ja',
  groups: [
    group('household', 'Household', '世帯', [
      section('household', 'Household', '世帯', [
        field('place', 'address', 'Address', '住所'),
        field('name', 'head', 'Head of household', '世帯主'),
      ]),
    ]),
    persons('person', 'Member of the household', '世帯員', [
      section('person', 'Person', '氏名', [
        field('name', 'name', 'Name', '氏名'),
        perhaps('text', 'reading', 'Reading', 'ふりがな'),
        perhaps('name', 'formerName', 'Former family name', '旧氏'),
        field('date', 'bornOn', 'Date of birth', '生年月日'),
        field('choice', 'sex', 'Sex', '性別', { choices: sexInJapan }),
        field('choice', 'relation', 'Relationship', '続柄', { choices: relationToHead }),
        field('date', 'residentSince', 'Date of becoming a resident', '住民となった年月日'),
        perhaps('date', 'addressSince', 'Date of moving to the address', '住所を定めた年月日'),
        perhaps('date', 'reportedOn', 'Date of report', '届出年月日'),
        perhaps('place', 'domicile', 'Registered domicile', '本籍', { choices: omitted }),
        perhaps('name', 'registerHead', 'Head of the register', '筆頭者'),
        perhaps('place', 'formerAddress', 'Former address', '前住所'),
        perhaps('text', 'recordCode', 'Residence record code', '住民票コード', {
          choices: omitted,
        }),
        perhaps('text', 'personalNumber', 'Individual number', '個人番号', { choices: omitted }),
      ]),
      sectionPerhaps('foreign', 'Foreign resident', '外国人住民', [
        field('choice', 'nationality', 'Nationality or region', '国籍・地域', {
          choices: nationality,
        }),
        perhaps('text', 'status', 'Status of residence', '在留資格'),
        perhaps('text', 'period', 'Period of stay', '在留期間'),
        perhaps('date', 'periodEnds', 'Date period of stay ends', '在留期間の満了の日'),
        perhaps('text', 'cardNumber', 'Residence card number', '在留カード番号'),
      ]),
      sectionPerhaps('remarks', 'Remarks', '備考', [
        perhaps('text', 'remarks', 'Remarks', '備考', { isLong: true }),
      ]),
    ]),
    issuedByMayor(
      {
        ja: 'この写しは、世帯全員の住民票の原本と相違ないことを証明する。',
        en: 'It is hereby certified that this is a true copy of the original residence record of all members of the household.',
      },
      [endOfEntries, issueNumber],
    ),
    translatorsNotes,
  ],
}
