import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { repository } from '@kakehashi/local/processes'
import pg from 'pg'
import type { ArchivedDatabase } from './archived-database.ts'
import { OfficeProcess } from './office-process.ts'
import type { Report } from './report.ts'
import type { RunningOffice } from './running-office.ts'
import type { Writes } from './writes.ts'

const run = promisify(execFile)

/** A moment to return to, and what had been acknowledged before it. */
export interface Moment {
  readonly at: Date
  readonly messages: ReadonlySet<string>
  readonly orders: ReadonlySet<string>
  /** How many marks had been given; later ones were sent after the moment. */
  readonly marks: number
}

export async function noteMoment(writes: Writes): Promise<Moment> {
  const messages = new Set(writes.messages.keys())
  const orders = new Set(writes.orders.keys())
  await setTimeout(20)
  const at = new Date()
  return { at, messages, orders, marks: writes.count }
}

interface RestoreOptions {
  readonly database: ArchivedDatabase
  /** The office that was lost. */
  readonly office: RunningOffice
  readonly name: string
  /** Its copy of the files. */
  readonly files: string
  readonly report: Report
}

/** An office on another machine, from a backup. */
export class RestoredOffice {
  readonly #options: RestoreOptions
  #url = ''

  constructor(options: RestoreOptions) {
    this.#options = options
  }

  async verify(moment: Moment, writes: Writes, erased: readonly string[]): Promise<void> {
    const { database, name, report } = this.#options
    const { url, data, seconds, stop } = await database.restore(name, moment.at)
    this.#url = url.replace(/\/postgres$/, '/office')
    const copied = await secondsOf(() => cp(data, `${data}-copy`, { recursive: true }))
    await this.#refusesWrongKeys()
    const recovery = await secondsOf(() => this.#command('after-restore'))
    const failures = [
      ...(await this.#findLost(moment, writes)),
      ...(await this.#findErased(erased)),
      ...(await this.#failureOf('verify-files')),
      ...(await this.#failureOf('verify-events')),
      ...(await this.#findRepeatedMails()),
    ]
    report.expect(
      failures.length === 0,
      `to ${moment.at.toISOString()}: ${moment.messages.size} messages and ${moment.orders.size} orders; ` +
        `restored in ${seconds.toFixed(1)} s (plain copy ${copied.toFixed(1)} s), recovered in ${recovery.toFixed(1)} s`,
    )
    report.details(failures)
    await stop()
  }

  #environment(): Record<string, string> {
    const application = new URL(this.#options.office.environment['DATABASE_URL'] ?? '')
    application.port = new URL(this.#url).port
    return {
      ...this.#options.office.environment,
      DATABASE_URL: application.toString(),
      FILES_FOLDER: this.#options.files,
    }
  }

  #command(word: string, changes: Record<string, string> = {}, ...words: string[]) {
    return run(process.execPath, ['apps/api/src/cli.ts', word, ...words], {
      cwd: repository,
      env: { ...this.#environment(), ...changes },
    })
  }

  async #failureOf(word: string): Promise<string[]> {
    return this.#command(word).then(
      () => [],
      (error: unknown) => [`${word}: ${String(error).slice(0, 300)}`],
    )
  }

  async #refusesWrongKeys(): Promise<void> {
    const { stdout: other } = await this.#command('new-file-key', {}, 'other')
    const isRefused = await this.#command('after-restore', { FILE_KEYS: other.trim() }).then(
      () => false,
      () => true,
    )
    if (!isRefused) throw new Error('after-restore went on with other FILE_KEYS')
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString: this.#url })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  async #findLost(moment: Moment, writes: Writes): Promise<string[]> {
    const marks = async (text: string) =>
      new Set((await this.#query<{ mark: string }>(text, [writes.like])).map(({ mark }) => mark))
    const messages = await marks('select comment as mark from messages where comment like $1')
    const orders = await marks('select details as mark from requests where details like $1')
    const lost = [
      ...[...moment.messages].filter((mark) => !messages.has(mark)),
      ...[...moment.orders].filter((mark) => !orders.has(mark)),
    ]
    const later = [...messages, ...orders].filter((mark) => writes.numberOf(mark) > moment.marks)
    return [
      ...(lost.length > 0 ? [`${lost.length} acknowledged before are missing`] : []),
      ...(later.length > 0 ? [`${later.length} that were sent later are there`] : []),
    ]
  }

  async #findErased(emails: readonly string[]): Promise<string[]> {
    const rows = await this.#query('select from users where email = any($1)', [emails])
    return rows.length > 0 ? [`${rows.length} erased people have returned`] : []
  }

  /** Starts the worker: while mail is held none leaves, and afterwards none for a second time. */
  async #findRepeatedMails(): Promise<string[]> {
    const { office, name } = this.#options
    const worker = new OfficeProcess({
      name,
      script: 'start:worker',
      environment: () => this.#environment(),
      logFile: `${office.home}/logs/${name}.log`,
      isUp: async (logged) => logged.includes('"worker started"'),
    })
    await worker.start(repository)
    const before = office.mails.length
    await setTimeout(3000)
    const whileHeld = office.mails.length - before
    await this.#command('held-mail', {}, 'send')
    await this.#waitUntilSent()
    await worker.kill()
    const repeated = [
      ...Map.groupBy(office.mails.slice(before), ({ messageId }) => messageId).keys(),
    ].filter((id) => office.mails.slice(0, before).some(({ messageId }) => messageId === id))
    office.mails.length = before
    return [
      ...(whileHeld > 0 ? [`${whileHeld} mails left while they were held`] : []),
      ...(repeated.length > 0 ? [`${repeated.length} mails were sent again`] : []),
    ]
  }

  async #waitUntilSent(): Promise<void> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
      const waiting = await this.#query(
        `select from graphile_worker.jobs
         where task_identifier in ('send-mail', 'send-notice') and run_at <= now()
           -- One that was being done at the moment is taken over minutes later.
           and (locked_at is null or locked_at > now() - interval '1 minute') limit 1`,
      )
      if (waiting.length === 0) return
      await setTimeout(300)
    }
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
