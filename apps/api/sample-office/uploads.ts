import type { Actor } from '@kakehashi/domain/permissions'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'
import { receiveFile } from '../src/documents/commands.ts'
import { chanceFrom } from './chance.ts'
import { pdfOf } from './papers.ts'
import type { SamplePerson } from './people.ts'
import { photograph } from './photographs.ts'
import type { Paper } from './telling.ts'

const atOnce = 6

/** Every paper goes the way of any upload: judged, scanned, sealed and stored at its moment. */
export async function handInPapers(
  deps: Deps,
  papers: readonly Paper[],
  actorOf: (person: SamplePerson) => Actor,
): Promise<Map<Paper, string>> {
  const ids = new Map<Paper, string>()
  const waiting = papers.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const contents = await drawings()
  const clerk = async () => {
    for (let paper = waiting.shift(); paper; paper = waiting.shift()) {
      const { name, role, by, at } = paper
      const bytes = contents(paper)
      const incoming = { name, content: once(bytes) }
      const then = { ...deps, clock: { now: () => at } }
      const file = await receiveFile(then, incoming, role, actorOf(by))
      ids.set(paper, file.id)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, clerk))
  await drawLater(deps)
  return ids
}

/** A year of photographs is drawn when there is nothing else to do: what comes in now goes first. */
async function drawLater({ db }: Deps): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'draw-preview'),
    priority => 10)`.execute(db)
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** A few photographs serve for all; every PDF is written for its order. */
async function drawings(): Promise<(paper: Paper) => Buffer> {
  const chance = chanceFrom(42)
  const few = [1, 2, 3, 4]
  const jpegs = await Promise.all(few.map(() => photograph('jpg', chance)))
  const pngs = await Promise.all(few.map(() => photograph('png', chance)))
  return ({ name, text }) => {
    if (name.endsWith('.jpg')) return chance.pick(jpegs)
    if (name.endsWith('.png')) return chance.pick(pngs)
    return pdfOf(text)
  }
}
