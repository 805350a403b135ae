import { minuteAt } from '@kakehashi/domain/calendar/day'
import type { Job, TaskList } from 'graphile-worker'
import { z } from 'zod'
import { type Clock, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import type { FileStorage } from '../deps.ts'
import { createAnchoring } from '../events/anchors.ts'
import type { HistoryKeys } from '../events/history-keys.ts'
import { sealEvents } from '../events/seal.ts'
import { writeExport } from '../exports/write-export.ts'
import { countFigures } from '../figures/count.ts'
import { checkImport } from '../imports/check.ts'
import { eraseFiles } from '../imports/expire.ts'
import { runImport } from '../imports/run.ts'
import { takeBackImport } from '../imports/take-back.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from '../mail/transport.ts'
import { getTimeZone } from '../office/queries.ts'
import type { OfficeSecret } from '../office-secret.ts'
import type { SystemCheck } from '../operations/system-check.ts'
import type { MailJob } from '../outbox/enqueue-mail.ts'
import { keepJournal } from '../recovery/keep-journal.ts'
import { quoteAutomatically } from '../requests/automatic-quote.ts'
import { deleteOldTrayDocuments } from '../tray/delete-old-documents.ts'
import { announceMove } from '../requests/moves/announce.ts'
import { proposeFromDocuments } from '../requests/proposals/propose-from-documents.ts'
import { createPreview } from './create-preview.ts'
import { reportProblems } from './report-problems.ts'
import { sendMail } from './send-mail.ts'
import { retryDelayedMail } from './retry-delayed-mail.ts'
import { verifyForOwner } from './verify-history.ts'
import { sendReminders } from './send-reminders.ts'
import { sendMorningMails } from './send-morning-mails.ts'
import { sendNotice } from './send-notice.ts'
import { publishSite } from './publish-site.ts'
import { scanPending } from './scan-pending.ts'
import { applyRetention } from './apply-retention.ts'
import { deleteExpired } from './delete-expired.ts'
import { erasePeople } from './erase-people.ts'
import {
  enqueueMissedPreviews,
  deleteUnusedPictures,
  deleteHiddenFiles,
  deleteUnusedUploads,
  deleteOrphanedObjects,
} from './delete-unused-files.ts'

const countSeconds = 50

export interface TaskOptions {
  readonly db: Database
  readonly transport: MailTransport
  readonly officeSecret: OfficeSecret
  readonly historyKeys: HistoryKeys
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
  readonly files: FileStorage
  readonly systemCheck: SystemCheck
  /** Sample events, of development and tests, tell of a simulated year. */
  readonly isTimeReal?: boolean
  /** The output of the site build; without it, no site is published. */
  readonly siteFolder?: string | undefined
}

// Only outbox/enqueue-mail.ts writes this payload, so `mail` is not validated in detail.
const mailPayload = z.object({
  key: z.string(),
  mail: z.custom<MailJob>((value) => typeof value === 'object'),
})

const noticePayload = z.object({ noticeId: z.string() })

const movePayload = z.object({ moveId: z.string() })

const requestPayload = z.object({ requestId: z.string() })

const filePayload = z.object({ fileId: z.string() })

const checkPayload = z.object({ checkId: z.string() })

const exportPayload = z.object({ exportId: z.string() })

const importPayload = z.object({ importId: z.string() })
const takingBackPayload = importPayload.extend({ actorId: z.string() })

const objectPayload = z.object({ key: z.string() })

export function createTasks(options: TaskOptions): TaskList {
  const { db, transport, officeSecret, publicUrl, clock, log, files, historyKeys } = options
  const anchor = createAnchoring(files.store)
  return {
    'send-mail': async (payload) => {
      const job = mailPayload.parse(payload)
      await sendMail({ db, transport, officeSecret, publicUrl, now: () => clock.now() }, job)
    },
    'seal-events': async () => {
      const seal = await sealEvents(db, historyKeys)
      // Noted outside the database twice, so that removing the newest events is detectable.
      if (seal.sealed > 0) log.info(seal, 'events sealed')
      await anchor(seal, clock.now())
      await keepJournal(db, files.store, historyKeys, clock.now())
    },
    'verify-history': (payload) => verifyForOwner(options, checkPayload.parse(payload).checkId),
    'send-notice': async (payload, { job }) => {
      const { noticeId } = noticePayload.parse(payload)
      const sender = { db, transport, publicUrl, now: () => clock.now() }
      await sendNotice(sender, noticeId, isLastAttempt(job))
    },
    'announce-move': (payload) => announceMove(db, movePayload.parse(payload).moveId, clock.now()),
    'quote-automatically': (payload) =>
      quoteAutomatically(db, requestPayload.parse(payload).requestId, clock.now()),
    'propose-from-documents': (payload) =>
      proposeFromDocuments(options, requestPayload.parse(payload).requestId),
    'render-site': () => publishSite(options),
    // Every hour, because a cron line cannot name the midnight of an office's time zone.
    'new-day': async () => {
      const isFirstHour = minuteAt(clock.now(), await getTimeZone(db)) < 60
      if (isFirstHour) await publishSite(options)
    },
    'check-system': async () => {
      const findings = await options.systemCheck.findings()
      if (findings) await reportProblems(db, findings, clock.now())
    },
    remind: () => sendReminders(db, clock.now()),
    'morning-mail': () => sendMorningMails(db, clock.now()),
    'count-figures': async () => {
      // The rest of a long count waits for the next minute.
      const end = clock.now().getTime() + countSeconds * duration.second
      await countFigures(db, () => clock.now().getTime() > end)
    },
    'hurry-mail': () => retryDelayedMail(db),
    sweep: () => deleteExpired(db, clock.now()),
    retention: () => applyRetention(db, clock.now()),
    'erase-people': () => erasePeople(db, clock.now()),
    'scan-pending': () => scanPending({ db, clock, log, files }),
    'write-export': (payload, { job }) =>
      writeExport(options, exportPayload.parse(payload).exportId, isLastAttempt(job)),
    'check-import': (payload, { job }) =>
      checkImport(options, importPayload.parse(payload).importId, isLastAttempt(job)),
    'run-import': (payload, { job }) =>
      runImport(options, importPayload.parse(payload).importId, isLastAttempt(job)),
    'take-back-import': (payload, { job }) => {
      const { importId, actorId } = takingBackPayload.parse(payload)
      return takeBackImport(options, importId, actorId, isLastAttempt(job))
    },
    'erase-imported-files': () => db.transaction().execute(eraseFiles),
    'draw-preview': (payload) =>
      createPreview({ db, clock, log, files }, filePayload.parse(payload).fileId),
    'remove-object': (payload) => files.store.remove(objectPayload.parse(payload).key),
    'sweep-files': async () => {
      await deleteUnusedUploads(db, clock.now())
      await deleteOldTrayDocuments(db, clock.now())
      await deleteHiddenFiles(db, clock.now())
      await deleteUnusedPictures(db, clock.now())
      await enqueueMissedPreviews(db, clock.now())
      await deleteOrphanedObjects(db, files.store, clock.now())
    },
  }
}

function isLastAttempt({ attempts, max_attempts }: Job): boolean {
  return attempts >= max_attempts
}
