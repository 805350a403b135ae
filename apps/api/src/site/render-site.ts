import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { blankOffice } from '@kakehashi/domain/blank-office'
import type { ServiceFacts, SiteContent, SiteFile } from '@kakehashi/contract/site-renderer'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { findPublication } from '../office/queries.ts'
import { readTeam } from '../office/team.ts'
import { isOffered, listServices, type ServiceRow } from '../services/queries.ts'
import { getSetting } from '../settings/queries.ts'

interface RenderOptions {
  readonly db: Database
  readonly render: (
    content: SiteContent,
    pictures: ReadonlyMap<string, Uint8Array>,
  ) => Promise<SiteFile[]>
  readonly build: string
  readonly publicUrl: string
  readonly now: Date
}

/** So many versions of a build are kept, for processes that still serve an older one. */
const keptVersions = 3

/**
 * Renders the newest publication with the present services and adds it as a version. Processes see
 * a version only when all of its files are stored. Before the office is set up, only the screens of
 * the application are used.
 */
export async function renderSite(options: RenderOptions): Promise<void> {
  const { db, render, build, publicUrl, now } = options
  const publication = await findPublication(db)
  const office = publication?.office ?? blankOffice
  const services = await readServices(db)
  const team = await readTeam(db)
  const content = { office, origin: publicUrl, services, team, now }
  const rendered = await render(content, await readPictures(db))
  const files = await Promise.all(rendered.map(compress))
  await db.transaction().execute(async (trx) => {
    const version = { publication_id: publication?.id ?? null, build, rendered_at: now }
    const { id } = await trx
      .insertInto('site_versions')
      .values(version)
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('site_files')
      .values(files.map((file) => Object.assign(file, { version_id: id })))
      .execute()
    await deleteOldVersions(trx, build)
  })
}

export async function readServices(db: Database): Promise<ServiceFacts[]> {
  const arePricesPublic = await getSetting(db, 'publicPrices')
  const services = await listServices(db)
  return services.filter(isOffered).map((service) => factsOf(service, arePricesPublic))
}

function factsOf(service: ServiceRow, arePricesPublic: boolean): ServiceFacts {
  return {
    slug: service.slug,
    name: service.name,
    nameJa: service.name_ja,
    description: service.description,
    descriptionJa: service.description_ja,
    image: service.image,
    usualWorkingDays: service.usual_working_days,
    priceCents: arePricesPublic ? service.price_cents : null,
    priceUnit: service.price_unit,
    minimumCents: arePricesPublic ? service.minimum_cents : null,
  }
}

const newestVersion = sql<number>`(select max(id) from site_versions)`

/** The pages of the newest version, by their path. */
export async function readPublishedPages(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('site_files')
    .select(['path', 'body'])
    .where('policy', 'is not', null)
    .where('version_id', '=', newestVersion)
    .execute()
  return new Map(rows.map(({ path, body }) => [path, body.toString()]))
}

/** The pictures of the newest version: drawing all of them takes longer than everything else. */
async function readPictures(db: Database): Promise<Map<string, Uint8Array>> {
  const rows = await db
    .selectFrom('site_files')
    .select(['source', 'body'])
    .where('source', 'is not', null)
    .where('version_id', '=', newestVersion)
    .execute()
  return new Map(rows.flatMap(({ source, body }) => (source === null ? [] : [[source, body]])))
}

const isText = /^text\/|json|xml|javascript/

async function compress({ path, contentType, body, policy, source }: SiteFile) {
  const bytes = Buffer.from(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  const isCompressed = isText.test(contentType)
  return {
    path,
    content_type: contentType,
    policy: policy ? JSON.stringify(policy) : null,
    source: source ?? null,
    body: bytes,
    brotli: isCompressed ? await promisify(brotliCompress)(bytes, { params }) : null,
    gzip: isCompressed ? await promisify(gzip)(bytes) : null,
  }
}

/** Of other builds only the newest version is kept, for processes that have not been replaced yet. */
async function deleteOldVersions(trx: Transaction<DB>, build: string): Promise<void> {
  await sql`delete from site_versions where id in (
    select id from (
      select id, build, row_number() over (partition by build order by id desc) as place
      from site_versions
    ) as versions
    where place > case when build = ${build} then ${keptVersions}::int else 1 end)`.execute(trx)
}
