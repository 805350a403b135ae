import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { PagePolicy } from '@kakehashi/contract/site-renderer'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Log } from '../log.ts'

export interface PublishedFile {
  readonly contentType: string
  readonly policy: PagePolicy | null
  readonly etag: string
  readonly body: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

interface SiteVersion {
  readonly id: number
  /** False before the office is set up: then only the application's documents are shown. */
  readonly isPublished: boolean
  readonly files: ReadonlyMap<string, PublishedFile>
}

export interface PublishedSite {
  /** Undefined until the first version has been rendered. */
  readonly current: () => SiteVersion | undefined
  /**
   * The current version, but until the first publication it asks the database each time: nobody is
   * sent back to the set-up of an office that is open.
   */
  readonly forVisitor: () => Promise<SiteVersion | undefined>
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

const refreshEvery = 1_000

/**
 * Keeps the newest version in memory, so that every reply comes from one whole version. A version
 * of another build is used only if there is none of this build yet.
 */
export async function openPublishedSite(
  db: Database,
  build: string,
  log: Log,
): Promise<PublishedSite> {
  let version: SiteVersion | undefined
  const stopped = new AbortController()

  async function refresh(): Promise<void> {
    const newest = await db
      .selectFrom('site_versions')
      .select(['id', 'publication_id'])
      .orderBy(sql`build = ${build}`, 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest || newest.id === version?.id) return
    const files = await readFiles(db, newest.id)
    // The version may have been deleted since; the next round finds the one after it.
    if (files.size > 0)
      version = { id: newest.id, isPublished: newest.publication_id !== null, files }
  }

  // Without the database the last version is still served.
  const tryToRefresh = () =>
    refresh().catch((error: unknown) => log.warn({ err: error }, 'site not refreshed'))

  async function follow(): Promise<void> {
    const wait = { signal: stopped.signal, ref: false }
    while (await isOver(setTimeout(refreshEvery, true, wait))) await tryToRefresh()
  }

  async function forVisitor(): Promise<SiteVersion | undefined> {
    if (!version?.isPublished) await tryToRefresh()
    return version
  }

  await refresh()
  void follow()
  return { current: () => version, forVisitor, refresh, stop: () => stopped.abort() }
}

/** False if the wait was ended. */
function isOver(wait: Promise<boolean>): Promise<boolean> {
  return wait.catch(() => false)
}

async function readFiles(db: Database, versionId: number): Promise<Map<string, PublishedFile>> {
  const rows = await db
    .selectFrom('site_files')
    .select(['path', 'content_type', 'policy', 'body', 'brotli', 'gzip'])
    .where('version_id', '=', versionId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.path,
      {
        contentType: row.content_type,
        // Written by render-site.ts only.
        policy: row.policy as PagePolicy | null,
        etag: `"${createHash('sha256').update(row.body).digest('base64url')}"`,
        body: row.body,
        br: row.brotli,
        gzip: row.gzip,
      },
    ]),
  )
}
