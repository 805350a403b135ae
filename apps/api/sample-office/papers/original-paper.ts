import { copiesOf, type DraftContent, fieldIn } from '@kakehashi/domain/paper-templates/draft'
import type {
  PaperField,
  PaperGroup,
  PaperTemplateId,
} from '@kakehashi/domain/paper-templates/template'
import { translatorsNotes } from '@kakehashi/domain/paper-templates/issue'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'

/** Which drawing shows which paper. */
const drawings = {
  'family-register': 'register',
  'family-register-extract': 'register',
  'marriage-acceptance': 'form',
  'birth-registration': 'form',
  'residence-record': 'form',
  'drivers-licence': 'licence',
  'us-birth-certificate': 'birth-certificate',
  'marriage-affidavit': 'affidavit',
  'single-status-affidavit': 'affidavit',
} as const satisfies Readonly<Record<PaperTemplateId, string>>

/** Where the paper has another title than the template. */
const headings: Partial<Readonly<Record<PaperTemplateId, string>>> = {
  'family-register': '全部事項証明',
  'family-register-extract': '個人事項証明',
  'residence-record': '住民票',
}

/** Two papers share a template, which has their title as its first field. */
const headingField = 'paperTitle'

/** What the original says, in the order of the paper: the other column of the filled template. */
export function originalPaper(id: PaperTemplateId, content: DraftContent) {
  const template = paperTemplates[id]
  const groups = template.groups.flatMap((group) =>
    copiesOf(content, group).map((copy, at) => ({
      key: group.key,
      repeated: group.isRepeated,
      number: at + 1,
      sections: group.sections.flatMap((section) => {
        const rows = section.fields.flatMap((field) => {
          const { source } = fieldIn(copy, field)
          const isShown = source !== '' && field.key !== headingField
          return isShown ? [rowOf(field, source, id)] : []
        })
        return rows.length > 0
          ? [{ key: section.key, label: section.label[template.from], rows }]
          : []
      }),
    })),
  )
  const title = content['report']?.[0]?.[headingField]?.source
  return {
    drawing: drawings[id],
    paper: { heading: title ?? headings[id] ?? template.title[template.from], groups },
  }
}

function rowOf(field: PaperField, source: string, id: PaperTemplateId) {
  const { from } = paperTemplates[id]
  return {
    key: field.key,
    label: field.label[from],
    value: drawings[id] === 'register' ? wide(source) : source,
    long: field.isLong === true,
  }
}

/** Registers print digits as wide as the other characters. */
function wide(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))
}

/** Every text that a drawing must show. */
export function textsOf(id: PaperTemplateId, content: DraftContent): string[] {
  const onPaper = paperTemplates[id].groups.filter(({ key }) => key !== translatorsNotes.key)
  return onPaper.flatMap((group: PaperGroup) =>
    copiesOf(content, group).flatMap((copy) =>
      Object.values(copy).flatMap(({ source }) => (source === '' ? [] : [source])),
    ),
  )
}
