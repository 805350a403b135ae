import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@kakehashi/api/test/support/browser'
import { type Stage, stages } from '@kakehashi/domain/request/stage'
import { pickAny } from '../src/actions.ts'
import { order } from '../src/customer-actions.ts'
import type { Scene } from '../src/drill.ts'
import type { RunningOffice } from '../src/running-office.ts'
import { newTranslation } from './new-translation.ts'

const longestScan = 180_000

/** A new request that a clerk has brought to a stage, step by step. Returns its id. */
export async function requestAtStage(
  { office, load }: Scene,
  clerk: Browser,
  stage: Stage,
): Promise<string> {
  const { customers, writes } = load.context
  const customer = pickAny(customers)
  const id = customer && (await order(load.context, customer))
  if (id === undefined) throw new Error('an order was refused')
  const change = async (body: object) => {
    const path = `/api/requests/${id}`
    const reply = await clerk.send<{ version: number; code?: string }>('PUT', path, body)
    const { status, body: request } = reply
    if (status !== 200) throw new Error(`a step was answered ${status} ${request.code}`)
    writes.acknowledge({ kind: 'change', request: id, version: request.version })
  }
  const steps = [
    () => change({ isQuoted: true, deposit: 10, totalPrice: 20 }),
    () => change({ isPaid: true, paidAmount: 20 }),
    async () => {
      const translation = await newTranslation(clerk)
      await change({ isTranslated: true, translation })
      await waitUntilScanned(office, translation)
    },
    () => change({ isReviewed: true }),
    () => change({ isDelivered: true }),
  ]
  for (const step of steps.slice(0, stages.indexOf(stage))) await step()
  return id
}

/**
 * A translation moves on when it is scanned. The database is asked, because the office slows down
 * somebody who opens many documents.
 */
async function waitUntilScanned(office: RunningOffice, path: string): Promise<void> {
  for (const deadline = Date.now() + longestScan; Date.now() < deadline;) {
    const [file] = await office.query<{ status: string }>(
      'select status from files where id::text = $1',
      [path.split('/').at(-1)],
    )
    if (file?.status === 'clean') return
    // On a busy machine clamd may be too slow for an upload, and the next try takes minutes.
    await office.query(`select graphile_worker.add_job('scan-pending')`)
    await setTimeout(3_000)
  }
  throw new Error(`${path} was not scanned within three minutes`)
}
