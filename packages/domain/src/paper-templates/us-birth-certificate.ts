import { field, group, perhaps, section } from './build.ts'
import { sex } from './choices.ts'
import { translatorsNotes } from './issue.ts'
import type { PaperSection, ShippedTemplate } from './template.ts'

function parent(key: string, en: string, ja: string, nameEn: string, nameJa: string): PaperSection {
  return section(key, en, ja, [
    field('name', `${key}Name`, nameEn, nameJa),
    field('date', `${key}BornOn`, 'Date of birth', '生年月日'),
    field('place', `${key}BornAt`, 'Birthplace', '出生地'),
  ])
}

/** A certificate of live birth of a state. The states order it alike, after the standard one. */
export const usBirthCertificate: ShippedTemplate = {
  id: 'us-birth-certificate',
  title: { en: 'Certificate of Live Birth', ja: '出生証明書' },
  from: 'en',
  groups: [
    group('certificate', 'Certificate', '証明書', [
      section('file', 'Certificate', '証明書', [
        field('text', 'state', 'State', '州'),
        field('text', 'fileNumber', 'State file number', '州登録番号'),
      ]),
      section('child', 'Child', '子', [
        field('name', 'childName', "Child's name", '子の氏名'),
        field('date', 'bornOn', 'Date of birth', '出生年月日'),
        perhaps('text', 'bornAtTime', 'Time of birth', '出生時刻'),
        field('choice', 'sex', 'Sex', '性別', { choices: sex }),
        perhaps('place', 'facility', 'Facility', '施設の名称'),
        field('place', 'bornAt', 'City, town or location of birth', '出生地の市町村'),
        field('place', 'county', 'County of birth', '出生地の郡'),
      ]),
      parent('mother', 'Mother', '母', 'Name before first marriage', '初婚前の氏名'),
      parent('father', 'Father', '父', 'Current legal name', '現在の氏名'),
      section('registration', 'Registration', '登録', [
        perhaps('name', 'informant', 'Informant', '届出人'),
        perhaps('name', 'certifier', 'Certifier', '出生を証明した者'),
        field('date', 'filedOn', 'Date filed by registrar', '登録官による登録日'),
        perhaps('name', 'localRegistrar', 'Local registrar', '地方登録官'),
      ]),
    ]),
    group('issue', 'Certification', '証明', [
      section('certification', 'Certification', '認証', [
        field('text', 'sentence', 'Sentence of certification', '認証文', {
          initial: {
            en: 'This is a true certification of the record on file in this office.',
            ja: '本書は、当局に保管されている記録の真正な証明である。',
          },
          isLong: true,
        }),
        field('date', 'issuedOn', 'Date issued', '発行日'),
        field('text', 'issuer', 'Issuing authority', '発行機関'),
        field('name', 'registrar', 'State registrar', '州登録官'),
        field('seal', 'seal', 'Seal', '公印', {
          initial: { en: 'Seal of the State', ja: '州の公印' },
        }),
      ]),
    ]),
    translatorsNotes,
  ],
}
