import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Written by the build of the site. */
const siteBuild = z.object({
  /** Changes with the code, because pages refer to the scripts of their build. */
  build: z.string(),
  /** The addresses of the screens that the application renders in the browser. */
  clientPaths: z.array(z.string()),
  /** Screens whose form is in the document, for those who may open it. */
  firstViews: z.record(z.string(), z.object({ isSignedIn: z.boolean() })),
  /** Values of the Link header: files that a screen of the application needs. */
  preloads: z.record(z.string(), z.array(z.string())),
})
export type SiteBuild = z.output<typeof siteBuild>

export async function readSiteBuild(folder: string): Promise<SiteBuild> {
  return siteBuild.parse(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')))
}
