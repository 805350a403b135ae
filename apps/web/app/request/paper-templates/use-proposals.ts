import type { FileView } from '@kakehashi/contract/documents/file-view'
import type {
  DateProposal,
  DocumentProposals,
} from '@kakehashi/contract/requests/document-proposals'
import { copiesOf, type DraftContent, fieldIn } from '@kakehashi/domain/paper-templates/draft'
import {
  fieldsOf,
  type PaperField,
  type PaperGroup,
  type PaperTemplate,
} from '@kakehashi/domain/paper-templates/template'
import { writeDate } from '@kakehashi/domain/proposals/write-date'
import { createContext, use, useState } from 'react'
import { useSheets } from '../preview/use-sheets.ts'
import type { Sheets } from '../preview/sheets.ts'
import { targetId } from './field-ids.ts'

interface Place {
  readonly group: PaperGroup
  readonly at: number
  readonly field: PaperField
}

/** An empty date field for which a program proposes a day. */
export interface ProposedPlace extends Place {
  readonly date: DateProposal
}

interface Proposals {
  readonly from: PaperTemplate['from']
  readonly open: readonly ProposedPlace[]
  /** For pictures of the places; absent until the document is open. */
  readonly sheets: Sheets | undefined
  readonly onOutline: (date: DateProposal | undefined) => void
  readonly dismiss: (place: Place) => void
}

export const ProposalsContext = createContext<Proposals | undefined>(undefined)

interface Given {
  readonly template: PaperTemplate
  readonly content: DraftContent
  readonly proposed: DocumentProposals | undefined
  readonly file: FileView
  readonly onOutline: (date: DateProposal | undefined) => void
}

export function useProposals({ template, content, proposed, file, onOutline }: Given): Proposals {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const { look } = useSheets(file)
  const places = placesOf(template, content, proposed?.dates ?? [])
  return {
    from: template.from,
    open: places.filter((place) => !dismissed.has(targetId(place))),
    sheets: look.kind === 'open' ? look.sheets : undefined,
    onOutline,
    dismiss: (place) => setDismissed((before) => new Set([...before, targetId(place)])),
  }
}

/** Where nothing is typed yet. */
function placesOf(
  template: PaperTemplate,
  content: DraftContent,
  dates: readonly DateProposal[],
): ProposedPlace[] {
  return template.groups.flatMap((group) =>
    copiesOf(content, group).flatMap((copy, at) =>
      fieldsOf(group).flatMap((field) => {
        const date = dates.find(
          (one) => one.group === group.key && one.at === at && one.field === field.key,
        )
        const { source, target } = fieldIn(copy, field)
        const isOpen = field.kind === 'date' && source === '' && target === ''
        return date && isOpen ? [{ group, at, field, date }] : []
      }),
    ),
  )
}

/** What is proposed for a field, until somebody accepts or types a date. */
export interface Proposal {
  readonly date: DateProposal
  /** As it is written into the field. */
  readonly text: string
  readonly sheets: Sheets | undefined
  /** Outlines the place in the picture. */
  readonly look: () => void
  readonly dismiss: () => void
}

export function useProposal(place: Place): Proposal | undefined {
  const proposals = use(ProposalsContext)
  const found = proposals?.open.find((one) => targetId(one) === targetId(place))
  if (!proposals || !found) return undefined
  return {
    date: found.date,
    text: writeDate(found.date, proposals.from),
    sheets: proposals.sheets,
    look: () => proposals.onOutline(found.date),
    dismiss: () => proposals.dismiss(found),
  }
}
