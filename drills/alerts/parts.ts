import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { Certificate } from '@kakehashi/local/certificate'
import { type LocalClamd, startClamd } from '@kakehashi/local/clamd'
import { type Mailbox, startMailbox } from '@kakehashi/local/mailbox'
import { freePort } from '@kakehashi/local/ports'
import type { startProxy } from '../src/proxies.ts'

export type Relay = Awaited<ReturnType<typeof startRelay>>
export type Scanner = Awaited<ReturnType<typeof startScanner>>

/** A mail server with a password, which can be slow, refuse mail, or be away. */
export async function startRelay(certificate: Certificate) {
  const smtpPort = await freePort()
  let password = randomBytes(12).toString('hex')
  let mailbox: Mailbox | undefined
  let delay = 0
  const start = async () => {
    mailbox ??= await startMailbox({
      smtpPort,
      certificate,
      requireAuth: { user: 'office', password },
      onMail: () => setTimeout(delay),
    })
  }
  const stop = async () => {
    await mailbox?.stop()
    mailbox = undefined
  }
  await start()
  return {
    start,
    stop,
    /** For SMTP_URL. */
    url: () => `smtp://office:${password}@127.0.0.1:${smtpPort}`,
    setDelay: (milliseconds: number) => {
      delay = milliseconds
    },
    refuseNext: (times: number) => mailbox?.answerNext(550, 'No such user', times),
    acceptAll: () => mailbox?.acceptAll(),
    async changePassword() {
      await stop()
      password = randomBytes(12).toString('hex')
      await start()
    },
  }
}

/** clamd, which can be away. */
export async function startScanner() {
  const port = await freePort()
  let clamd: LocalClamd | undefined = await startClamd({ port })
  return {
    url: clamd.url,
    async stop() {
      await clamd?.stop()
      clamd = undefined
    },
    async start() {
      clamd ??= await startClamd({ port })
    },
  }
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/** Joins certificate and key, and `systemctl reload haproxy`. */
export async function renewCertificate({ pid, pemFile }: Proxy, certificate: Certificate) {
  await writeFile(pemFile, certificate.cert + certificate.key)
  process.kill(pid, 'SIGUSR2')
}
