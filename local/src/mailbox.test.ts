import { afterEach, expect, test } from 'vitest'
import { startMailbox, type Mailbox, type MailboxOptions } from './mailbox.ts'
import type { ReceivedMail } from './mailbox-store.ts'
import { connectSmtp, deliver, type SmtpConnection } from './smtp-client.ts'

const started: Mailbox[] = []
const connections: SmtpConnection[] = []

afterEach(async () => {
  connections.splice(0).forEach((connection) => connection.close())
  await Promise.all(started.splice(0).map((mailbox) => mailbox.stop()))
})

async function openMailbox(options?: MailboxOptions) {
  const mailbox = await startMailbox(options)
  started.push(mailbox)
  return mailbox
}

async function connectTo(mailbox: Mailbox) {
  const connection = await connectSmtp(mailbox.smtpUrl)
  connections.push(connection)
  return connection
}

async function messages(mailbox: Mailbox, query = ''): Promise<ReceivedMail[]> {
  const reply = await fetch(`${mailbox.pageUrl}/messages${query}`)
  return (await reply.json()) as ReceivedMail[]
}

function mailWith(subject: string, html = '<p>Hello</p>') {
  return [
    'From: Kakehashi Support <office@kakehashi.example>',
    `Subject: ${subject}`,
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nこんにちは <b>',
    `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
    '--b--',
  ].join('\r\n')
}

test('a mail that was sent can be read, newest first', async () => {
  const mailbox = await openMailbox()
  const sender = await connectTo(mailbox)
  await deliver(sender, ['jane@example.com', 'copy@example.com'], mailWith('First'))
  await deliver(sender, ['jane@example.com'], mailWith('=?utf-8?B?44GK6KaL56mN44KK?='))

  const [newest, oldest] = await messages(mailbox)
  expect(newest).toMatchObject({
    to: ['jane@example.com'],
    from: 'Kakehashi Support <office@kakehashi.example>',
    subject: 'お見積り',
    text: expect.stringContaining('こんにちは <b>'),
    html: expect.stringContaining('<p>Hello</p>'),
  })
  expect(oldest).toMatchObject({ subject: 'First', to: ['jane@example.com', 'copy@example.com'] })
  expect(Date.parse(newest?.receivedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('mails can be filtered by recipient, ignoring case', async () => {
  const mailbox = await openMailbox()
  const sender = await connectTo(mailbox)
  await deliver(sender, ['Jane+Doe@example.com'], mailWith('For Jane'))
  await deliver(sender, ['ken@example.com'], mailWith('For Ken'))

  for (const query of ['?to=jane%2Bdoe@EXAMPLE.com', '?to=jane+doe@example.com']) {
    expect(await messages(mailbox, query)).toMatchObject([{ subject: 'For Jane' }])
  }
  expect(await messages(mailbox, '?to=doe@example.com')).toEqual([])
})

test('the mailbox can be emptied', async () => {
  const mailbox = await openMailbox()
  await deliver(await connectTo(mailbox), ['jane@example.com'], mailWith('Hello'))

  const reply = await fetch(`${mailbox.pageUrl}/messages`, { method: 'DELETE' })

  expect(reply.status).toBe(204)
  expect(await messages(mailbox)).toEqual([])
})

test('only the newest 500 mails are kept', async () => {
  const mailbox = await openMailbox()
  const sender = await connectTo(mailbox)
  for (let i = 1; i <= 502; i++) await deliver(sender, ['jane@example.com'], mailWith(`No. ${i}`))

  const kept = await messages(mailbox)
  expect(kept).toHaveLength(500)
  expect(kept.at(0)?.subject).toBe('No. 502')
  expect(kept.at(-1)?.subject).toBe('No. 3')
})

test('the next mails can be refused, temporarily or permanently', async () => {
  const mailbox = await openMailbox()
  const sender = await connectTo(mailbox)
  mailbox.answerNext(451, 'Try again later', 2)
  mailbox.answerNext(550, 'No such person')

  const answers: string[] = []
  for (let i = 0; i < 4; i++) {
    answers.push(await deliver(sender, ['jane@example.com'], mailWith(`Try ${i}`)))
  }

  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['451', '451', '550', '250'])
  expect(answers[2]).toContain('No such person')
  expect(await messages(mailbox)).toMatchObject([{ subject: 'Try 3' }])
})

test('a mail over 10 MB is refused', async () => {
  const mailbox = await openMailbox()
  const large = mailWith('Large', 'x\r\n'.repeat(4_000_000))

  expect(await deliver(await connectTo(mailbox), ['jane@example.com'], large)).toMatch(/^552/)
  expect(await messages(mailbox)).toEqual([])
})

test('a mailbox with a password refuses mails without it', async () => {
  const mailbox = await openMailbox({ requireAuth: { user: 'office', password: 'p@ss word' } })
  const sender = await connectTo(mailbox)

  expect(mailbox.smtpUrl).toContain('smtp://office:p%40ss%20word@127.0.0.1:')
  expect(await sender.send('MAIL FROM:<a@example.com>')).toMatch(/^530/)
  expect(await sender.send(`AUTH PLAIN ${plain('office', 'p@ss word')}`)).toMatch(/^538/)

  await sender.startTls()
  expect(await sender.send(`AUTH PLAIN ${plain('office', 'wrong')}`)).toMatch(/^535/)
  expect(await sender.send(`AUTH PLAIN ${plain('office', 'p@ss word')}`)).toMatch(/^235/)
  expect(await deliver(sender, ['jane@example.com'], mailWith('Hello'))).toMatch(/^250/)
})

test('scripts in a mail do not run', async () => {
  const mailbox = await openMailbox()
  const script = '<script>alert(1)</script>'
  await deliver(await connectTo(mailbox), ['jane@example.com'], mailWith(script, script))
  const [mail] = await messages(mailbox)

  for (const path of ['/', `/read/${mail?.id}`]) {
    const reply = await fetch(mailbox.pageUrl + path)
    const html = await reply.text()
    expect(html).toContain('&#60;script&#62;alert(1)')
    expect(html).not.toContain('<script')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  }

  const frame = await fetch(`${mailbox.pageUrl}/html/${mail?.id}`)
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(await frame.text()).toContain(script)
  expect(policy).toMatch(
    /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/,
  )
  expect(policy).not.toContain('script')
})

test.each(['/read/none', '/html/none', '/elsewhere'])('%s is not found', async (path) => {
  const mailbox = await openMailbox()

  expect((await fetch(mailbox.pageUrl + path)).status).toBe(404)
})

test('an open connection does not keep the mailbox from stopping', async () => {
  const mailbox = await startMailbox()
  await connectTo(mailbox)

  await mailbox.stop()

  await expect(fetch(mailbox.pageUrl)).rejects.toThrow('fetch failed')
})

test('starting on a port in use fails', async () => {
  const first = await openMailbox()
  const taken = Number(new URL(first.pageUrl).port)

  await expect(startMailbox({ pagePort: taken })).rejects.toThrow('EADDRINUSE')
})

function plain(user: string, password: string) {
  return Buffer.from(`\0${user}\0${password}`).toString('base64')
}
