import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@kakehashi/domain/language'
import { z } from 'zod'

const page = z.object({
  file: z.string(),
  scriptHashes: z.array(z.string()),
  /** Hashes of inline styles. */
  styleHashes: z.array(z.string()).optional(),
  /** Other sites that the page embeds when the reader asks for it. */
  frames: z.array(z.string()).optional(),
})
export type Page = z.output<typeof page>
interface Policy {
  readonly scriptHashes: readonly string[]
  readonly styleHashes?: readonly string[] | undefined
  readonly frames?: readonly string[] | undefined
}

/** Written by the build: the pages, and the scripts and styles their policies allow. */
const siteMap = z.object({
  pages: z.record(z.string(), page),
  /** The not-found pages. */
  missing: z.record(z.enum(languages), page),
  /** The HTML document of the application, which renders its screens in the browser. */
  fallback: page,
  clientPaths: z.array(z.string()),
  /** Documents of screens whose form is shown before any script has loaded. */
  firstViews: z.record(
    z.string(),
    z.object({ isSignedIn: z.boolean(), files: z.record(z.enum(languages), z.string()) }),
  ),
  /** Values of the Link header: files that a screen of the application needs. */
  preloads: z.record(z.string(), z.array(z.string())),
})
export type SiteMap = z.output<typeof siteMap>

export async function readSiteMap(folder: string): Promise<SiteMap> {
  return siteMap.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')))
}

/** The policies that our scripts create, each for one address. No other can be created. */
const trustedTypesPolicies = ['offline-page', 'pdf-thread']

export function contentSecurityPolicy({
  scriptHashes,
  styleHashes = [],
  frames = [],
}: Policy): string {
  return [
    "default-src 'none'",
    sources("script-src 'self'", scriptHashes),
    sources("style-src 'self'", styleHashes),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
  ].join('; ')
}

function sources(directive: string, hashes: readonly string[]): string {
  return [directive, ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
