import type { Day } from '../calendar/day.ts'
import type { Era } from '../dates/eras.ts'
import type { ShippedTemplate, PaperTemplateId } from '../paper-templates/template.ts'
import { paperTemplates } from '../paper-templates/templates.ts'
import { type DatePlace, dateEndingsOf, dateLabelsOf, labelAtEnd, plain } from './date-labels.ts'
import { findDates, type SeenDate } from './find-dates.ts'
import { findPersons, personAt, type PersonStart } from './find-persons.ts'
import { findTemplate } from './find-template.ts'
import { type Box, linesOf, type SeenLine, type SeenWord } from './seen-words.ts'

/** A date that a person accepts or does not. Nothing else is ever proposed from a document. */
export interface DateProposal {
  readonly group: string
  /** Which person, from 0. */
  readonly at: number
  readonly field: string
  readonly day: Day
  readonly era: Era['name'] | null
  /** From 1. */
  readonly page: number
  readonly box: Box
  readonly certainty: number
}

export interface Proposals {
  readonly template: PaperTemplateId | null
  readonly dates: readonly DateProposal[]
}

/** Below it, dates were wrong too often. See record 0114. */
const leastCertainty = 40

/** Words of the pages of one document, in the order in which they are read. */
export function propose(
  pages: readonly (readonly SeenWord[])[],
  language: 'en' | 'ja',
  today: Day,
): Proposals {
  const seen = pages.map((words) => linesOf(words, language))
  const id = findTemplate(seen.flat())
  const template = id && paperTemplates[id]
  if (!template || template.from !== language) return { template: id ?? null, dates: [] }
  const placed = seen.flatMap((lines, at) =>
    placeDates(template, lines, today).map(({ place, date }) => ({ place, date, page: at + 1 })),
  )
  const persons = findPersons(template, seen)
  return { template: template.id, dates: withoutDoubt(toProposals(placed, persons)) }
}

interface Placed {
  readonly place: DatePlace
  readonly date: SeenDate
}

function placeDates(template: ShippedTemplate, lines: readonly SeenLine[], today: Day): Placed[] {
  const labels = dateLabelsOf(template)
  const endings = dateEndingsOf(template)
  return findDates(lines, template.from)
    .filter(({ certainty }) => certainty >= leastCertainty)
    .flatMap((date) => {
      const ending = endings.find(({ word }) => plain(date.after).startsWith(word))
      const place =
        ending?.place ??
        labelAtEnd(labels, date.before) ??
        labelAbove(labels, lines, date) ??
        placeOfIssue(template, lines, date)
      const mayCome = place?.field === 'validUntil' || place?.field === 'periodEnds'
      return place && (mayCome || date.day <= today) ? [{ place, date }] : []
    })
}

/** Forms print the label small above its box, side by side with the labels of other boxes. */
function labelAbove(
  labels: ReturnType<typeof dateLabelsOf>,
  lines: readonly SeenLine[],
  { box, before }: SeenDate,
): DatePlace | undefined {
  if (/[\p{L}\p{N}]/u.test(before)) return undefined
  const above = lines.filter((line) => {
    const distance = box.top - (line.box.top + line.box.height)
    return distance > -box.height && distance < box.height * 1.5 && line.box.top < box.top
  })
  const places = above.flatMap(({ text, wordOf }) => {
    const from = wordOf.findIndex((word) => Math.abs(word.box.left - box.left) < box.height * 2)
    const label = from < 0 ? '' : plain(text.slice(from)).replace(/^[^\p{L}\p{N}]+/u, '')
    const found = labels.find(({ word }) => label.startsWith(word))
    return found ? [found.place] : []
  })
  return places.length === 1 ? places[0] : undefined
}

/** Japanese papers end with the sentence that certifies them and a day on a line of its own. */
function placeOfIssue(
  template: ShippedTemplate,
  lines: readonly SeenLine[],
  { line, before, after }: SeenDate,
): DatePlace | undefined {
  const hasIssue = template.groups.some(({ key }) => key === 'issue')
  if (template.from !== 'ja' || !hasIssue || plain(before + after) !== '') return undefined
  const earlier = lines.slice(Math.max(0, lines.indexOf(line) - 2), lines.indexOf(line))
  const isCertified = earlier.some(({ text }) => /証明(?:する|した)/.test(text))
  return isCertified ? { group: 'issue', field: 'issuedOn', isRepeated: false } : undefined
}

function toProposals(
  placed: readonly (Placed & { page: number })[],
  persons: readonly PersonStart[],
): DateProposal[] {
  return placed.flatMap(({ place: { group, field, isRepeated }, date, page }) => {
    const { day, era, box, certainty } = date
    const at = isRepeated ? personAt(persons, page, box.top + box.height / 2) : 0
    return at < 0 ? [] : [{ group, at, field, day, era, page, box, certainty }]
  })
}

/** Where two dates contradict each other, neither is proposed. */
function withoutDoubt(dates: readonly DateProposal[]): DateProposal[] {
  return dates.filter((date) => {
    const same = dates.filter(
      (other) => other.group === date.group && other.at === date.at && other.field === date.field,
    )
    return same.length === 1 && !contradictsBirth(date, dates)
  })
}

/** A register has the day of birth twice for each person. */
function contradictsBirth(date: DateProposal, dates: readonly DateProposal[]): boolean {
  const ofPerson = dates.filter(({ group, at }) => group === date.group && at === date.at)
  const [born, entered] = ['bornOn', 'birthOn'].map((field) =>
    ofPerson.find((other) => other.field === field),
  )
  const isOneOfThem = date === born || date === entered
  return isOneOfThem && born !== undefined && entered !== undefined && born.day !== entered.day
}
