import { type DraftContent, fieldIn } from '@kakehashi/domain/paper-templates/draft'
import { fieldsOf, type PaperTemplateId } from '@kakehashi/domain/paper-templates/template'
import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import { namesOf } from './papers/names-of-family.ts'
import type { SamplePerson } from './people.ts'
import type { RequestTimeline } from './request-timeline.ts'
import type { SampleDraft } from './sample-file.ts'
import { draftsOf } from './sample-request.ts'

const beforeTheMarriage: ReadonlySet<PaperTemplateId> = new Set([
  'marriage-affidavit',
  'single-status-affidavit',
])

/** The clerk notes the names of the papers, and the customer confirms some or all of them. */
export function noteNames(timeline: RequestTimeline, confirmed: 'none' | 'some' | 'all'): void {
  const { request, clerk, family } = timeline
  const drafts = draftsOf(request, family)
  const isMarried = drafts.every(({ template }) => !beforeTheMarriage.has(template))
  const entries = drafts.length > 0 ? namesOf(family, isMarried) : []
  if (entries.length === 0) return
  for (const entry of entries) timeline.addAction(clerk, { kind: 'add-name', entry })
  if (confirmed === 'none') return
  timeline.waitForCustomer(0.2, 3)
  timeline.confirmNames(countOf(entries, confirmed))
}

const countOf = (entries: readonly NameEntry[], confirmed: 'some' | 'all') =>
  confirmed === 'all' ? entries.length : Math.ceil(entries.length / 2)

/** What the translator has filled in by now. */
export function fillDrafts(
  timeline: RequestTimeline,
  translator: SamplePerson,
  isFinished: boolean,
): void {
  const documents = timeline.files.filter(({ role }) => role === 'document')
  for (const [place, whole] of draftsOf(timeline.request, timeline.family).entries()) {
    const of = documents[place]
    if (!of) continue
    const draft = isFinished ? whole : begun(whole)
    timeline.addAction(translator, { kind: 'draft', of, draft })
    // The others are begun after the first is done.
    if (!isFinished) return
  }
}

/** The first half of the fields, and in the last of them only what the paper says. */
function begun({ template: id, content }: SampleDraft): SampleDraft {
  const template = paperTemplates[id]
  const places = template.groups.flatMap((group) =>
    (content[group.key] ?? []).flatMap((copy, at) =>
      fieldsOf(group)
        .filter((field) => copy[field.key])
        .map((field) => ({ group: group.key, at, key: field.key, filled: fieldIn(copy, field) })),
    ),
  )
  const done = places.slice(0, Math.ceil(places.length * 0.55))
  const half: Record<string, Record<string, { source: string; target: string }>[]> = {}
  for (const { group, at, key, filled } of done) {
    const copies = (half[group] ??= [])
    const copy = (copies[at] ??= {})
    copy[key] = key === done.at(-1)?.key ? { source: filled.source, target: '' } : { ...filled }
  }
  return { template: id, content: half satisfies DraftContent }
}
