import type { HistoryCheck, HistoryChecks, HistoryEntry } from '@kakehashi/contract/history'
import { z } from 'zod'
import type { CheckRow, HistoryRow } from './queries.ts'

export function toEntry(row: HistoryRow): HistoryEntry {
  const about = toSubject(row)
  return {
    _id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    ...(row.actor_id !== null && { by: toPerson(row.actor_id, row.actor_name) }),
    ...(about && { about }),
    fields: row.fields,
  }
}

/** Deleted people have no name. */
function toPerson(id: string, name: string | null) {
  return { _id: id, ...(name !== null && { name }) }
}

function toSubject(row: HistoryRow): HistoryEntry['about'] {
  const { subject_kind: kind, subject_id: id } = row
  if (kind === 'user') return { kind, ...toPerson(id, row.person_name) }
  if (row.request_id !== null && row.order_number !== null && row.stage !== null) {
    const { request_id: _id, order_number: orderNumber, stage } = row
    return { kind: 'request', _id, orderNumber, stage }
  }
  if (kind === 'service' && row.service_name) return { kind, name: row.service_name }
  const { import_kind, import_name: name, import_lines } = row
  if (import_kind !== null) {
    const rows = import_lines ?? 0
    return { kind: 'import', what: import_kind, ...(name && { name }), rows }
  }
  const { export_kind: what, export_from: from, export_to: to, export_rows: rows } = row
  if (what !== null && from !== null && to !== null) {
    return { kind: 'export', what, from, to, ...(rows !== null && { rows }) }
  }
  return kind === 'settings' ? { kind, name: id } : undefined
}

const problems = z.array(z.string())

/** One that nobody finished within an hour is forgotten: its worker gave up. */
const patience = 3_600_000

export function toChecks(rows: readonly CheckRow[], now: Date): HistoryChecks {
  const waiting = rows.find(
    (row) => row.finished_at === null && now.getTime() - row.asked_at.getTime() < patience,
  )
  const last = rows
    .filter(({ finished_at }) => finished_at !== null)
    .toSorted((one, other) => Number(other.finished_at) - Number(one.finished_at))[0]
  return {
    ...(waiting && { waiting: toCheck(waiting) }),
    ...(last && { last: toCheck(last) }),
  }
}

function toCheck(row: CheckRow): HistoryCheck {
  return {
    askedAt: row.asked_at.toISOString(),
    ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
    ...(row.events !== null && { events: row.events }),
    ...(row.anchors !== null && { anchors: row.anchors }),
    ...(row.problems !== null && { problems: problems.parse(row.problems) }),
  }
}
