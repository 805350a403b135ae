import { field, group, perhaps, section, sectionPerhaps } from './build.ts'
import { translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

const conditions = [
  { ja: '眼鏡等', en: 'Must wear corrective lenses' },
  { ja: '準中型で運転できる準中型車は準中型車(5t)に限る', en: 'Semi-medium vehicles up to 5 t' },
  { ja: '普通車はAT車に限る', en: 'Automatic transmission only' },
  { ja: '中型車は中型車(8t)に限る', en: 'Medium vehicles up to 8 t only' },
] as const

const categories = [
  { ja: '普通', en: 'Standard vehicle' },
  { ja: '準中型', en: 'Semi-medium vehicle' },
  { ja: '中型', en: 'Medium vehicle' },
  { ja: '大型', en: 'Large vehicle' },
  { ja: '普自二', en: 'Standard motorcycle' },
  { ja: '大自二', en: 'Large motorcycle' },
  { ja: '原付', en: 'Moped' },
] as const

/** 運転免許証, front and back. It certifies itself by the seal of the commission. */
export const driversLicence: ShippedTemplate = {
  id: 'drivers-licence',
  title: { en: "Driver's Licence", ja: '運転免許証' },
  from: 'ja',
  groups: [
    group('front', 'Front', '表面', [
      section('holder', 'Holder', '名義人', [
        field('name', 'name', 'Name', '氏名'),
        field('date', 'bornOn', 'Date of birth', '生年月日'),
        field('place', 'address', 'Address', '住所'),
      ]),
      section('validity', 'Validity', '有効期間', [
        field('date', 'issuedOn', 'Date of issue', '交付'),
        perhaps('text', 'referenceNumber', 'Reference number', '照会番号'),
        field('date', 'validUntil', 'Valid until', '有効期限'),
        perhaps('text', 'conditions', 'Conditions', '免許の条件等', { choices: conditions }),
        perhaps('text', 'merit', 'Excellent driver', '優良', {
          choices: [{ ja: '優良', en: 'Excellent driver' }],
        }),
      ]),
      section('licence', 'Licence', '免許', [
        field('text', 'number', 'Number', '番号'),
        perhaps('date', 'motorcyclesSince', 'Motorcycles, small special, moped', '二・小・原'),
        perhaps('date', 'othersSince', 'Other', '他'),
        perhaps('date', 'secondClassSince', 'Second class', '二種'),
        field('text', 'categories', 'Categories', '種類', { choices: categories }),
      ]),
      section('issuer', 'Issued by', '発行', [
        field('text', 'commission', 'Issuing authority', '公安委員会', {
          choices: [{ ja: '沖縄県公安委員会', en: 'Okinawa Prefectural Public Safety Commission' }],
        }),
        field('seal', 'seal', 'Seal', '公印', {
          initial: {
            en: 'Seal of the Public Safety Commission',
            ja: '公安委員会の印',
          },
        }),
      ]),
    ]),
    group('back', 'Back', '裏面', [
      sectionPerhaps('remarks', 'Remarks', '備考', [
        perhaps('text', 'remarks', 'Remarks', '備考', { isLong: true }),
      ]),
    ]),
    translatorsNotes,
  ],
}
