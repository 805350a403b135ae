import { office } from '@kakehashi/domain/office'

/**
 * The origin of the site. Search engines and link previews need absolute addresses, so a build
 * without SITE_ORIGIN uses the office's own.
 */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  const given = env['SITE_ORIGIN'] || office.website
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_ORIGIN must be an origin such as ${office.website}, not ${given}`)
  }
  return url.origin
}
