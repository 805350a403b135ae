import { fieldsOf, type ShippedTemplate } from '../paper-templates/template.ts'

/** Where a date of the template belongs. */
export interface DatePlace {
  readonly group: string
  readonly field: string
  readonly isRepeated: boolean
}

interface Label {
  /** As on the paper, without spaces and in small letters. */
  readonly word: string
  readonly place: DatePlace
}

/** What papers print beside or instead of the label of the template. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  'us-birth-certificate certificate.motherBornOn': [
    "mother's date of birth",
    'date of birth of mother',
  ],
  'us-birth-certificate certificate.fatherBornOn': [
    "father's date of birth",
    'date of birth of father',
  ],
  'us-birth-certificate certificate.bornOn': ["child's date of birth", 'date of birth of child'],
  'us-birth-certificate certificate.filedOn': ['date filed'],
}

/** What stands after a date and says which one it is. */
const endings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'drivers-licence': { 生: 'front.bornOn', まで有効: 'front.validUntil' },
}

/** Shorter labels are found anywhere. */
const leastSigns = 2

/** The labels of a template's dates. One that means several fields is left out. */
export function dateLabelsOf(template: ShippedTemplate): Label[] {
  const labels = template.groups.flatMap((group) =>
    fieldsOf(group)
      .filter(({ kind }) => kind === 'date')
      .flatMap(({ key, label }) => {
        const place = { group: group.key, field: key, isRepeated: group.isRepeated }
        const others = otherWords[`${template.id} ${group.key}.${key}`] ?? []
        return [label[template.from], ...others].map((word) => ({ word: plain(word), place }))
      }),
  )
  const isOne = ({ word }: Label) => labels.filter((label) => label.word === word).length === 1
  return labels
    .filter((label) => label.word.length >= leastSigns && isOne(label))
    .toSorted((one, other) => other.word.length - one.word.length)
}

export function dateEndingsOf(template: ShippedTemplate): Label[] {
  return Object.entries(endings[template.id] ?? {}).map(([word, path]) => {
    const [group = '', field = ''] = path.split('.')
    return { word, place: { group, field, isRepeated: false } }
  })
}

export function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}

/** The label that a text ends with, after what tables and brackets leave between it and the date. */
export function labelAtEnd(labels: readonly Label[], before: string): DatePlace | undefined {
  const text = plain(before).replace(/[^\p{L}\p{N}']+$/u, '')
  const found = labels.find(({ word }) => text.endsWith(word))
  if (!found) return undefined
  // 'Birth of spouse' ends with 'spouse': a letter before it makes it another word.
  const sign = text.at(-found.word.length - 1) ?? ''
  return /[\p{Script=Han}\p{Script=Hiragana}の]/u.test(sign) ? undefined : found.place
}
