import { randomBytes } from 'node:crypto'
import * as session from '@kakehashi/contract/accounts/sessions'
import type { UserView } from '@kakehashi/contract/accounts/users'
import * as users from '@kakehashi/contract/accounts/users'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { noRoles, type RoleFlags } from '@kakehashi/domain/people/roles'
import { startMailbox } from '@kakehashi/local/mailbox'
import { columnsOf } from '../../src/accounts/people/roles.ts'
import { buildApp } from '../../src/app.ts'
import { connect } from '../../src/db/connection.ts'
import type { FileStorage } from '../../src/deps.ts'
import type { SigningKey } from '../../src/papers/signing/signing-key.ts'
import { createHistoryKeys } from '../../src/events/history-keys.ts'
import type { UploadQuotas } from '../../src/documents/uploads/day-quota.ts'
import type { Api } from '../../src/http/serve-endpoint.ts'
import { createLiveHub } from '../../src/live/hub.ts'
import type { Log } from '../../src/log.ts'
import { createLog } from '../../src/log.ts'
import { smtpTransport } from '../../src/mail/transport.ts'
import { createOfficeSecret } from '../../src/office-secret.ts'
import { createHealth } from '../../src/operations/health.ts'
import { createMetrics } from '../../src/operations/metrics/create-metrics.ts'
import { createOfficeReader } from '../../src/operations/office-reader.ts'
import { createSystemCheck } from '../../src/operations/system-check.ts'
import { changeSetting } from '../../src/settings/commands.ts'
import type { SettingName } from '../../src/settings/settings.ts'
import { Browser } from './browser.ts'
import { temporaryStorage } from './temporary-storage.ts'
import { freshDatabase } from './fresh-database.ts'
import { readMails } from './mails.ts'
import { sampleRegistration, samplePassword } from './sample-registration.ts'
import { runJobs } from './run-jobs.ts'
import { TestClock } from './test-clock.ts'

/** The address of the site, in links of mails and for passkeys. */
export const siteAddress = 'http://localhost:4000'

export type Role = 'customer' | 'translator' | 'contractor' | 'admin' | 'owner'

const flagsOf: Record<Role, Partial<RoleFlags>> = {
  customer: {},
  translator: { isTranslator: true },
  contractor: { isContractor: true },
  admin: { isAdmin: true },
  owner: { isAdmin: true, isOwner: true },
}

export interface SignedInUser {
  readonly browser: Browser
  readonly user: UserView
  readonly password: string
}

export type Office = Awaited<ReturnType<typeof openOffice>>

export interface OfficeOptions {
  /** Proxies whose X-Forwarded-* headers are trusted; by default the tests' own address. */
  readonly trustedProxies?: string[]
  readonly isHttps?: boolean
  readonly log?: Log
  /** Given the URL of the new database, returns the URL to connect to instead. */
  readonly databaseUrl?: (url: string) => Promise<string>
  /** Replaces the temporary folder as the store, or adds a scanner. */
  readonly files?: Partial<FileStorage>
  /** Without one, no certificates are issued. */
  readonly signingKey?: SigningKey
  readonly uploadQuotas?: UploadQuotas
  /** Most tests do not wait until a move can no longer be undone. */
  readonly undoSeconds?: number
  /** Keeps the initial settings. Otherwise staff need no two-step login, as in most tests. */
  readonly isNew?: boolean
  /** As after the installation: nothing is published. */
  readonly isEmpty?: boolean
  /** Folder of a built web site to serve with the API. */
  readonly siteFolder?: string
}

/** A running API with its own database, mail server and HTTP port. */
export async function openOffice(extraRoutes?: (api: Api) => void, options: OfficeOptions = {}) {
  const database = await freshDatabase()
  const mailbox = await startMailbox()
  const clock = new TestClock()
  const metrics = createMetrics()
  const watch = metrics.database
  // A test of a broken connection keeps the timeout of production.
  const databaseUrl = (await options.databaseUrl?.(database.url)) ?? database.url
  const patience = options.databaseUrl ? undefined : { connectTimeoutMs: 60_000 }
  const db = connect(databaseUrl, 10, { ...patience, watch })
  const adminDb = connect(database.adminUrl, 3)
  const facts = JSON.stringify(sampleOffice)
  if (!options.isEmpty) {
    await adminDb.insertInto('publications').values({ facts, published_at: clock.now() }).execute()
  }
  if (!options.isNew && !options.isEmpty) {
    const off = { key: 'staffSecondFactor', value: 'false', changed_at: clock.now() }
    await adminDb.insertInto('settings').values(off).execute()
  }
  const log = options.log ?? createLog('silent')
  const sender = 'Kakehashi <office@kakehashi.example>'
  const transport = smtpTransport(mailbox.smtpUrl, sender, false, metrics.countMail)
  const secretBytes = randomBytes(32)
  const officeSecret = createOfficeSecret(secretBytes)
  const historyKeys = createHistoryKeys([{ id: 'test', secret: randomBytes(32) }])
  const storage = await temporaryStorage()
  const files = { ...storage.files, ...options.files }
  const health = createHealth(db, transport, clock, files)
  const reader = createOfficeReader({
    DATABASE_URL: databaseUrl,
    FILES_FOLDER: storage.folder,
    PUBLIC_URL: siteAddress,
  })
  const systemCheck = createSystemCheck(reader, health, clock)
  const live = createLiveHub({ databaseUrl: database.url, db, clock, log })
  const app = await buildApp(
    {
      deps: {
        db,
        clock,
        officeSecret,
        files,
        signingKey: options.signingKey,
        publicUrl: siteAddress,
        uploadQuotas: options.uploadQuotas,
        undoSeconds: options.undoSeconds ?? 0,
        onFailedSignIn: metrics.countFailedSignIn,
      },
      log,
      health,
      systemCheck,
      live,
      metrics,
      trustedProxies: options.trustedProxies ?? ['127.0.0.1'],
      isHttps: options.isHttps ?? false,
      isCheckingReplies: true,
      siteFolder: options.siteFolder,
    },
    extraRoutes,
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  let visitors = 0
  const visitor = (headers: Record<string, string> = {}) => {
    visitors += 1
    // Each visitor gets a different address, so that throttles do not count them together.
    const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
    return new Browser(address, { 'x-forwarded-for': from, ...headers })
  }

  return {
    address,
    /** As a superuser, for what the application may not do. */
    adminDb,
    app,
    clock,
    database,
    db,
    files,
    filesFolder: storage.folder,
    health,
    live,
    mailbox,
    metrics,
    systemCheck,
    transport,
    visitor,
    officeSecret,
    publicUrl: siteAddress,
    secretBytes,
    historyKeys,

    async register(overrides: Record<string, unknown> = {}, browser = visitor()) {
      const { confirmPassword: _, ...sample } = sampleRegistration()
      const body = { ...sample, ...overrides }
      const { body: user, status } = await browser.call(users.register, { body })
      if (status !== 200) throw new Error(`registration returned ${status}`)
      browser.password = body.password
      return { browser, user, password: body.password } satisfies SignedInUser
    },

    async signedIn(role: Role, overrides: Record<string, unknown> = {}) {
      const registered = await this.register({ password: samplePassword, ...overrides })
      if (role === 'customer') return registered
      await this.setRoles(registered.user._id, flagsOf[role])
      await this.confirmAddress(registered.user._id)
      return this.signIn(registered.user.email, registered.password)
    },

    async signIn(email: string, password: string, browser = visitor()): Promise<SignedInUser> {
      const { body, status } = await browser.call(session.signIn, { body: { email, password } })
      if (status !== 200) throw new Error(`sign-in returned ${status}`)
      browser.password = password
      return { browser, user: body, password }
    },

    async setRoles(userId: string, flags: Partial<RoleFlags>) {
      await db
        .updateTable('users')
        .set(columnsOf({ ...noRoles, ...flags }))
        .where('id', '=', userId)
        .execute()
    },

    /** As if the user had opened the mailed link. */
    async confirmAddress(userId: string) {
      const change = { email_verified_at: clock.now() }
      await db.updateTable('users').set(change).where('id', '=', userId).execute()
    },

    changeSetting: (name: SettingName, value: unknown) =>
      changeSetting(db, name, value, null, clock.now()),

    runJobs: () =>
      runJobs(database.url, {
        db,
        transport,
        clock,
        log,
        files,
        systemCheck,
        officeSecret,
        historyKeys,
        publicUrl: siteAddress,
        siteFolder: options.siteFolder,
      }),
    mailsTo: (to: string) => readMails(mailbox.pageUrl, to),

    async close() {
      await app.close()
      await reader.close()
      transport.close()
      await db.destroy()
      await adminDb.destroy()
      await mailbox.stop()
      await database.drop()
      await storage.remove()
    },
  }
}
