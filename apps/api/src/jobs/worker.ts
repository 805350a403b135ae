import { EventEmitter } from 'node:events'
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker'
import { Logger, parseCronItems, run } from 'graphile-worker'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { FileParts } from '../deps.ts'
import { sealEvents } from '../events/seal.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from '../mail/transport.ts'
import { removeForsakenPictures } from '../pictures/unused-pictures.ts'
import type { MailJob } from '../outbox/enqueue-mail.ts'
import { startHeart } from './heartbeat.ts'
import { drawPreviewOf } from './draw-preview.ts'
import { sendMail } from './send-mail.ts'
import { hurryMail } from './mail-backlog.ts'
import { remind } from './send-reminders.ts'
import { sendNotice } from './send-notice.ts'
import { scanPending } from './scan-pending.ts'
import { sweep } from './delete-expired.ts'
import {
  drawWhatWasMissed,
  removeForsakenFiles,
  removeUnknownObjects,
} from './delete-unused-files.ts'

export interface TaskOptions {
  readonly db: Database
  readonly transport: MailTransport
  readonly officeSecret: Buffer
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly files: FileParts
}

export interface WorkerOptions extends TaskOptions {
  readonly databaseUrl: string
}

// Written by enqueue.ts alone; checked here for its outline only.
const mailPayload = z.object({
  key: z.string(),
  mail: z.custom<MailJob>((value) => typeof value === 'object'),
})

const noticePayload = z.object({ noticeId: z.string() })

const filePayload = z.object({ fileId: z.string() })

const objectPayload = z.object({ key: z.string() })

/** Everything that happens after a response. */
export function officeTasks(options: TaskOptions): TaskList {
  const { db, transport, officeSecret, publicUrl, clock, log, files } = options
  return {
    'send-mail': async (payload) => {
      const job = mailPayload.parse(payload)
      await sendMail({ db, transport, officeSecret, publicUrl, now: () => clock.now() }, job)
    },
    'seal-events': async () => {
      const seal = await sealEvents(db)
      // A copy of the newest seal outside the database: even its end cannot be cut off unseen.
      if (seal.sealed > 0) log.info(seal, 'events sealed')
    },
    'send-notice': async (payload, { job }) => {
      const { noticeId } = noticePayload.parse(payload)
      const isLastTry = job.attempts >= job.max_attempts
      await sendNotice({ db, transport, publicUrl, now: () => clock.now() }, noticeId, isLastTry)
    },
    remind: () => remind(db, clock.now()),
    'hurry-mail': () => hurryMail(db),
    sweep: () => sweep(db, clock.now()),
    'scan-pending': () => scanPending({ db, clock, log, files }),
    'draw-preview': (payload) =>
      drawPreviewOf({ db, clock, log, files }, filePayload.parse(payload).fileId),
    'remove-object': (payload) => files.store.remove(objectPayload.parse(payload).key),
    'sweep-files': async () => {
      await removeForsakenFiles(db, clock.now())
      await removeForsakenPictures(db, clock.now())
      await drawWhatWasMissed(db, clock.now())
      await removeUnknownObjects(db, files.store, clock.now())
    },
  }
}

export function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ message }, 'worker')
  })
}

/** Works until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  // The name under which this worker's jobs are locked.
  let poolId = ''
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  const runner: Runner = await run({
    events,
    connectionString: options.databaseUrl,
    concurrency: 5,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: quietLogger(options.log),
    taskList: officeTasks(options),
    parsedCronItems: parseCronItems([
      { task: 'seal-events', match: '* * * * *', options: { backfillPeriod: 0 } },
      { task: 'hurry-mail', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      { task: 'remind', match: '*/10 * * * *', options: { backfillPeriod: 0 } },
      { task: 'sweep', match: '*/10 * * * *', options: { backfillPeriod: 0 } },
      // One queue, so that no two runs look at the same files.
      {
        task: 'scan-pending',
        match: '* * * * *',
        options: { backfillPeriod: 0, queueName: 'files', maxAttempts: 1 },
      },
      {
        task: 'sweep-files',
        match: '20 * * * *',
        options: { backfillPeriod: 0, queueName: 'files' },
      },
    ]),
  })

  const heart = await startHeart(options, poolId)
  return {
    async stop() {
      await runner.stop()
      heart.stop()
    },
  }
}
