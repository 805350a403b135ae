import { type DraftContent, type FilledField, startGroup, translateChoice } from './draft.ts'
import { fieldsOf, type PaperField, type PaperTemplate } from './template.ts'
import { readPaperDate } from './translate-date.ts'

/** Invented, and the same for every field of a kind. */
const samples = {
  name: { ja: '見本 太郎', en: 'MIHON Taro' },
  place: { ja: '見本県見本市見本町1番地', en: '1-banchi, Mihoncho, Mihon City, Mihon Prefecture' },
  text: { ja: '見本の文', en: 'Sample text' },
  choice: { ja: '見本', en: 'Sample' },
  seal: { ja: '見本の印', en: 'Sample seal' },
  note: { ja: '見本の注記', en: 'Sample note' },
} as const
const sampleDates = { ja: '令和6年4月1日', en: 'April 1, 2024' } as const

/** A template filled in with invented values, to see how it is printed. Two persons where it repeats. */
export function sampleContent({ groups, from }: PaperTemplate): DraftContent {
  return Object.fromEntries(
    groups.map((group) => {
      const copy = {
        ...Object.fromEntries(
          fieldsOf(group)
            .filter(({ isHidden }) => !isHidden)
            .map((field) => [field.key, sampleOf(field, from)]),
        ),
        ...startGroup(group, from),
      }
      return [group.key, group.isRepeated ? [copy, copy] : [copy]]
    }),
  )
}

function sampleOf(field: PaperField, from: PaperTemplate['from']): FilledField {
  const { kind, choices } = field
  if (kind === 'date') {
    const source = sampleDates[from]
    const read = readPaperDate(source, from)
    return { source, target: read.kind === 'read' ? read.text : '' }
  }
  const to = from === 'ja' ? 'en' : 'ja'
  const source = choices?.[0]?.[from] ?? samples[kind][from]
  return { source, target: translateChoice(field, source, from) ?? samples[kind][to] }
}
