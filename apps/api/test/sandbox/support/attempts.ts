import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

function outcomeOf(attempt: () => unknown): string {
  try {
    attempt()
    return 'done'
  } catch (error) {
    return String(Object(error).code)
  }
}

const passwords = '/etc/passwd'
const beforeTheFile = outcomeOf(() => readFileSync(passwords))

/** What malicious code would try; `target` has a file to read and a port to connect to. */
export async function tryEverything(target: Buffer): Promise<Buffer> {
  const { secret, port } = JSON.parse(target.toString()) as { secret: string; port: number }
  const socket = connect(port, '127.0.0.1')
  const connected = once(socket, 'connect').then(
    () => 'done',
    (error: unknown) => String(Object(error).code),
  )
  const outcomes = {
    beforeTheFile,
    passwords: outcomeOf(() => readFileSync(passwords)),
    secret: outcomeOf(() => readFileSync(secret)),
    environmentOfTheApi: outcomeOf(() => readFileSync(`/proc/${process.ppid}/environ`)),
    ownModule: outcomeOf(() => openSync(import.meta.filename, 'r')),
    write: outcomeOf(() => writeFileSync(`${secret}.copy`, 'x')),
    program: outcomeOf(() => {
      const { error } = spawnSync('/bin/true')
      if (error) throw error
    }),
    socket: await connected,
    environment: Object.keys(process.env),
  }
  return Buffer.from(JSON.stringify(outcomes))
}

/** Takes memory that no setting of Node limits, faster than anyone can look. */
export function takeMemory(megabytes: Buffer): Buffer {
  return Buffer.alloc(Number(megabytes) * 1_000_000, 1).subarray(0, 1)
}

/** Uses the processor until it is stopped. */
export function useProcessor(): never {
  for (;;);
}
