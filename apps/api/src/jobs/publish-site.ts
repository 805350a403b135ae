import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { enqueueSite } from '../office/enqueue-site.ts'
import { renderInChildProcess } from '../site/render-in-child-process.ts'
import { renderSite } from '../site/render-site.ts'
import { readSiteBuild } from '../site/site-build.ts'

interface PublishOptions {
  readonly db: Database
  readonly clock: Clock
  readonly publicUrl: string
  readonly siteFolder?: string | undefined
}

/** Renders and stores the site; processes that serve it notice within a second. */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { db, clock, publicUrl, siteFolder } = options
  if (siteFolder === undefined) return
  const { build } = await readSiteBuild(siteFolder)
  await renderSite({
    db,
    render: (content, pictures) => renderInChildProcess({ folder: siteFolder, content, pictures }),
    build,
    publicUrl,
    now: clock.now(),
  })
}

/** A new build needs pages that refer to its scripts. */
export async function publishForNewBuild({ db, siteFolder }: PublishOptions): Promise<void> {
  if (siteFolder === undefined) return
  const { build } = await readSiteBuild(siteFolder)
  const existing = await db
    .selectFrom('site_versions')
    .select('id')
    .where('build', '=', build)
    .limit(1)
    .executeTakeFirst()
  if (!existing) await db.transaction().execute((trx) => enqueueSite(trx))
}
