import { forgetAllFiles } from './kept-files.ts'
import { forgetAllKept } from './kept.ts'

/** Whoever leaves by choice leaves nothing begun behind: the next person may sit at this screen. */
export async function forgetKeptOf(person: string | undefined): Promise<void> {
  if (person === undefined) return
  forgetAllKept(person)
  await forgetAllFiles(person)
}
