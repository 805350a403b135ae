import { once } from 'node:events'
import { rm, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canLock } from '../../src/sandbox/lock.ts'
import { runInSandbox, sandboxLimits } from '../../src/sandbox/run.ts'

const module = import.meta.resolve('./support/attempts.ts')

test.runIf(canLock)(
  'code in the process of the decoders reads no file, opens no socket and starts no program',
  { timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const secret = join(folder, 'secret')
    await writeFile(secret, 'FILE_KEYS')
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = Object(server.address()) as { port: number }
    const bytes = Buffer.from(JSON.stringify({ secret, port }))
    const outcomes = await runInSandbox({ module, task: 'tryEverything', values: [], bytes })
    server.close()
    await rm(folder, { recursive: true })

    expect(JSON.parse(outcomes.toString())).toEqual({
      beforeTheFile: 'ERR_ACCESS_DENIED',
      passwords: 'ERR_ACCESS_DENIED',
      secret: 'ERR_ACCESS_DENIED',
      environmentOfTheApi: 'ERR_ACCESS_DENIED',
      // Node allows it; the kernel does not.
      ownModule: 'EMFILE',
      write: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
      socket: 'EMFILE',
      environment: [],
    })
  },
)

function take(megabytes: number): Promise<Buffer> {
  const bytes = Buffer.from(String(megabytes))
  return runInSandbox({ module, task: 'takeMemory', values: [], bytes })
}

test.runIf(canLock)(
  'it gets no more memory than its limit, however fast it asks',
  { timeout: 30_000 },
  async () => {
    await expect(take(300)).resolves.toHaveLength(1)
    await expect(take(700)).rejects.toThrow('Failed to allocate memory')
  },
)

test.runIf(canLock)(
  'it ends after its share of the processor, however busy the machine is',
  { timeout: 60_000 },
  async () => {
    const spinning = { module, task: 'useProcessor', values: [], bytes: Buffer.from('x') }

    await expect(runInSandbox(spinning, { ...sandboxLimits, processorSeconds: 3 })).rejects.toThrow(
      'needed more than 3 s of processor time',
    )
  },
)
