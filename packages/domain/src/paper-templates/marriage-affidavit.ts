import { affiant } from './affiant.ts'
import { field, group, perhaps, section, sectionPerhaps } from './build.ts'
import { nationality } from './choices.ts'
import { swornBefore, translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

/** What an American swears to before marrying in Japan. */
export const marriageAffidavit: ShippedTemplate = {
  id: 'marriage-affidavit',
  title: { en: 'Affidavit of Competency to Marry', ja: '婚姻要件具備宣誓書' },
  from: 'en',
  groups: [
    group('statement', 'Statement', '宣誓内容', [
      affiant,
      section('marital', 'Marital status', '婚姻歴', [
        field('choice', 'status', 'Marital status', '婚姻状況', {
          choices: [
            { en: 'Never married', ja: '未婚' },
            { en: 'Divorced', ja: '離婚' },
            { en: 'Widowed', ja: '死別' },
          ],
        }),
        perhaps('date', 'endedOn', 'Date last marriage ended', '前婚の解消日'),
        perhaps('place', 'endedAt', 'Place last marriage ended', '前婚解消の場所'),
      ]),
      section('intended', 'Intended spouse', '婚姻の相手方', [
        field('name', 'intendedName', 'Name', '氏名'),
        field('date', 'intendedBornOn', 'Date of birth', '生年月日'),
        field('choice', 'intendedNationality', 'Nationality', '国籍', { choices: nationality }),
        perhaps('place', 'intendedAddress', 'Address', '住所'),
      ]),
      section('oath', 'Oath', '宣誓', [
        field('text', 'sentence', 'Statement under oath', '宣誓文', {
          initial: {
            en: 'I am of legal age, and there is no impediment to this marriage under the laws of the United States of America and of my State of legal residence.',
            ja: '私は婚姻適齢に達しており、アメリカ合衆国の法律及び私の法定住所地である州の法律上、この婚姻を妨げる事由はない。',
          },
          isLong: true,
        }),
      ]),
      sectionPerhaps('others', 'Other statements', 'その他', [
        perhaps('text', 'others', 'Other statements', 'その他の宣誓内容', { isLong: true }),
      ]),
    ]),
    swornBefore,
    translatorsNotes,
  ],
}
