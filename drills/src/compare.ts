import { createHash } from 'node:crypto'
import type { Acknowledgement } from './acknowledgements.ts'
import type { Customer } from './customers.ts'
import type { RunningOffice } from './running-office.ts'
import { numberOfPhone } from './writes.ts'

export type Of<Kind extends Acknowledgement['kind']> = Extract<Acknowledgement, { kind: Kind }>

/** What a comparison of acknowledgements with the office has found. */
export interface Difference<One extends Acknowledgement = Acknowledgement> {
  readonly missing: readonly One[]
  readonly doubled: readonly One[]
}

type Text = Of<'message' | 'note' | 'order'>

/** The query for every mark in the database, with the id of its request. */
const markQueries: Readonly<Record<Text['kind'], string>> = {
  message: 'select comment as mark, request_id as id from messages where comment like $1',
  note: 'select comment as mark, request_id as id from notes where comment like $1',
  order: 'select details as mark, id from requests where details like $1',
}

/** Every text is there once, in the request that was named. */
export async function compareTexts<One extends Text>(
  { query }: RunningOffice,
  kind: One['kind'],
  acknowledged: readonly One[],
  like: string,
): Promise<Difference<One> & { readonly unanswered: number }> {
  const rows = await query<{ mark: string; id: string }>(markQueries[kind], [like])
  const idsOf = Map.groupBy(rows, ({ mark }) => mark)
  const known = new Map(acknowledged.map((one) => [one.mark, one]))
  // What was stored twice may also have been acknowledged never.
  const again = [...idsOf].filter(([, list]) => list.length > 1)
  return {
    missing: acknowledged.filter(({ mark, request }) => idsOf.get(mark)?.[0]?.id !== request),
    doubled: again.map(
      ([mark, [first]]) => known.get(mark) ?? ({ kind, mark, request: first?.id } as One),
    ),
    unanswered: [...idsOf.keys()].filter((mark) => !known.has(mark)).length,
  }
}

export async function compareAccounts(
  { query }: RunningOffice,
  acknowledged: readonly Of<'account'>[],
): Promise<Difference<Of<'account'>>> {
  const rows = await query<{ email: string; count: string }>(
    'select email, count(*) from users where email = any($1) group by email',
    [acknowledged.map(({ email }) => email)],
  )
  const counts = new Map(rows.map(({ email, count }) => [email, Number(count)]))
  return {
    missing: acknowledged.filter(({ email }) => !counts.has(email)),
    doubled: acknowledged.filter(({ email }) => (counts.get(email) ?? 0) > 1),
  }
}

/** Numbers only rise, so a lower one means that a later change was lost or an earlier one repeated. */
export async function comparePhones(
  { query }: RunningOffice,
  acknowledged: readonly Of<'phone'>[],
): Promise<Difference<Of<'phone'>>> {
  const rows = await query<{ email: string; phone: string }>('select email, phone from users')
  const stored = new Map(rows.map(({ email, phone }) => [email, numberOfPhone(phone)]))
  return {
    missing: acknowledged.filter(({ email, number }) => (stored.get(email) ?? 0) < number),
    doubled: [],
  }
}

/** Each change by a clerk has given the request a version of its own. */
export async function compareChanges(
  { query }: RunningOffice,
  acknowledged: readonly Of<'change'>[],
): Promise<Difference<Of<'change'>>> {
  const rows = await query<{ id: string; version: number }>('select id, version from requests')
  const stored = new Map(rows.map(({ id, version }) => [id, version]))
  const versions = Map.groupBy(acknowledged, ({ request, version }) => `${request} ${version}`)
  return {
    missing: acknowledged.filter(({ request, version }) => (stored.get(request) ?? 0) < version),
    doubled: [...versions.values()].flatMap((list) => list.slice(1)),
  }
}

/** Every order has the document that was sent with it. */
export async function compareAttachments(
  { query }: RunningOffice,
  orders: readonly Of<'order'>[],
): Promise<Difference<Of<'order'>>> {
  const rows = await query<{ id: string; request_id: string }>(
    'select id, request_id from files where request_id is not null',
  )
  const requestOf = new Map(rows.map(({ id, request_id }) => [`/api/files/${id}`, request_id]))
  const missing = orders.filter(
    ({ request, document }) => document !== undefined && requestOf.get(document) !== request,
  )
  return { missing, doubled: [] }
}

const downloadsAtOnce = 8

/** Reads every file again. */
export async function compareFiles(
  customers: readonly Customer[],
  files: readonly Of<'file'>[],
): Promise<Difference<Of<'file'>>> {
  const browserOf = new Map(customers.map(({ email, browser }) => [email, browser]))
  const missing: Of<'file'>[] = []
  const left = [...files]
  const readOn = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const response = await browserOf.get(file.reader)?.open(file.path)
      const hash = createHash('sha256')
      for await (const chunk of response?.body ?? []) hash.update(chunk)
      if (hash.digest('hex') !== file.sha256) missing.push(file)
    }
  }
  await Promise.all(Array.from({ length: downloadsAtOnce }, readOn))
  return { missing, doubled: [] }
}
