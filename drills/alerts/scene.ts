import pg from 'pg'
import type { ArchivedDatabase } from '../src/archived-database.ts'
import type { People } from '../src/customers.ts'
import type { Api, RunningOffice } from '../src/running-office.ts'
import type { OfficeProcess } from '../src/office-process.ts'
import type { Standby } from '../src/standby.ts'
import type { Disk } from './disk.ts'
import type { Proxy, Relay, Scanner } from './parts.ts'

/** An office with everything that can fail around it. */
export interface Scene {
  readonly office: RunningOffice
  readonly api: Api
  readonly worker: OfficeProcess
  readonly database: ArchivedDatabase
  readonly standby: Standby
  readonly people: People
  readonly relay: Relay
  readonly scanner: Scanner
  readonly disk: Disk
  readonly proxy: Proxy
}

/** One reason for an alert, and the way out that its runbook describes. */
export interface Trouble {
  readonly alert: string
  readonly cause: string
  begin(): Promise<unknown>
  readonly steps: readonly Step[]
  /** When the alert has ended. */
  end?(): Promise<unknown>
}

interface Step {
  readonly text: string
  readonly act: () => Promise<unknown>
}

/** One step of a runbook. */
export function step(text: string, act: () => Promise<unknown>): Step {
  return { text, act }
}

export function demand(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`expected: ${what}`)
}

/** Looks every half second. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60) {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline;) {
    if (await isSo().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`expected within ${seconds} s: ${what}`)
}

/** A session of a superuser, which stays open. */
export async function openSession({ office }: Scene): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: office.databaseUrl, application_name: 'psql' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** `curl -s https://office.example/api/health` */
export async function readHealth({ api }: Scene): Promise<Record<string, string>> {
  const reply = await fetch(`${api.address}/api/health`)
  const { parts } = (await reply.json()) as { readonly parts: Record<string, string> }
  return parts
}
