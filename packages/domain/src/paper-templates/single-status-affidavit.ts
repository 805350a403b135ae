import { affiant } from './affiant.ts'
import { field, group, perhaps, section } from './build.ts'
import { swornBefore, translatorsNotes } from './issue.ts'
import type { ShippedTemplate } from './template.ts'

/** What an American swears to where an authority asks whether they are married. */
export const singleStatusAffidavit: ShippedTemplate = {
  id: 'single-status-affidavit',
  title: { en: 'Affidavit of Single Status', ja: '独身宣誓書' },
  from: 'en',
  groups: [
    group('statement', 'Statement', '宣誓内容', [
      affiant,
      section('oath', 'Statement', '宣誓', [
        field('text', 'sentence', 'Statement under oath', '宣誓文', {
          initial: {
            en: 'I am not married at present, and I know of no reason why I may not marry.',
            ja: '私は現在婚姻しておらず、私の婚姻を妨げる事由を知らない。',
          },
          isLong: true,
        }),
        field('choice', 'status', 'Marital status', '婚姻状況', {
          choices: [
            { en: 'Single, never married', ja: '未婚（婚姻歴なし）' },
            { en: 'Divorced', ja: '離婚' },
            { en: 'Widowed', ja: '死別' },
          ],
        }),
        perhaps('date', 'endedOn', 'Date last marriage ended', '前婚の解消日'),
        perhaps('text', 'purpose', 'Purpose', '使用目的'),
      ]),
    ]),
    swornBefore,
    translatorsNotes,
  ],
}
