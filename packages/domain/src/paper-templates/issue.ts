import type { OfficeText } from '../language.ts'
import { field, group, perhaps, section } from './build.ts'
import { nothingBelow } from './choices.ts'
import type { PaperField, PaperGroup } from './template.ts'

/** The last lines of a certificate of a Japanese city: the sentence, the day, the mayor, the seal. */
export function issuedByMayor(sentence: OfficeText, first: readonly PaperField[] = []): PaperGroup {
  return group('issue', 'Certification', '証明', [
    section('certification', 'Certification', '認証', [
      ...first,
      field('text', 'sentence', 'Sentence of certification', '認証文', {
        initial: sentence,
        isLong: true,
      }),
      field('date', 'issuedOn', 'Date of issue', '発行年月日'),
      field('text', 'issuer', 'Issuing authority', '発行者'),
      field('seal', 'seal', 'Seal', '職印', { initial: officialSeal }),
    ]),
  ])
}

const officialSeal = { en: 'Official seal', ja: '職印' } as const

/** 以下余白 ends what is recorded, so that nothing can be added. */
export const endOfEntries = perhaps('note', 'end', 'End of entries', '以下余白', {
  initial: nothingBelow,
})

/** The number by which a city finds the certificate that it issued. */
export const issueNumber = perhaps('text', 'issueNumber', 'Issue number', '発行番号')

/** Who swore before whom, as American papers end. */
export const swornBefore: PaperGroup = group('sworn', 'Oath', '宣誓', [
  section('signature', 'Signature', '署名', [
    field('name', 'signedBy', 'Signature of affiant', '宣誓者署名'),
    field('date', 'signedOn', 'Date signed', '署名日'),
  ]),
  section('officer', 'Notarization', '認証', [
    field('text', 'oath', 'Sentence of the officer', '認証文', {
      initial: {
        en: 'Subscribed and sworn to before me on the date below.',
        ja: '下記の日付に、私の面前において署名及び宣誓がなされた。',
      },
      isLong: true,
    }),
    field('date', 'swornOn', 'Sworn on', '宣誓日'),
    field('place', 'swornAt', 'Place', '宣誓場所'),
    field('name', 'officer', 'Name of officer', '認証官氏名'),
    field('text', 'authority', 'Title and authority', '官職及び権限'),
    perhaps('date', 'commissionUntil', 'Commission expires', '任期満了日'),
    field('seal', 'seal', 'Seal', '公印', {
      initial: { en: 'Notarial seal', ja: '認証官の公印' },
    }),
  ]),
])

export const translatorsNotes: PaperGroup = group('notes', 'Notes', '注記', [
  section('notes', "Translator's notes", '訳者注', [
    perhaps('note', 'note', "Translator's note", '訳者注', { isLong: true }),
  ]),
])
