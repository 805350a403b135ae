import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import { renderMail } from './index.ts'
import { virusFound } from './testing/every-mail.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

async function megabytesAfter(mails: number): Promise<number> {
  for (let count = 0; count < mails; count += 1) await renderMail(sampleOffice, virusFound, 'ja')
  collectGarbage()
  return process.memoryUsage().heapUsed / 1_000_000
}

test(
  'a worker that has sent many mails needs no more memory than before',
  { timeout: 60_000 },
  async () => {
    const before = await megabytesAfter(100)
    const after = await megabytesAfter(300)
    expect(after - before).toBeLessThan(2)
  },
)
