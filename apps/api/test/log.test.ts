import * as session from '@kakehashi/contract/accounts/sessions'
import * as users from '@kakehashi/contract/accounts/users'
import { expect, test } from 'vitest'
import { setUpSecondFactor } from './support/authenticator.ts'
import { tokenIn } from './support/mails.ts'
import { openOffice } from './support/office.ts'
import { createLog } from '../src/log.ts'

function recordingLog() {
  const lines: string[] = []
  return { lines, log: createLog('debug', { write: (line: string) => void lines.push(line) }) }
}

const personal = {
  firstName: 'Wilhelmina',
  lastName: 'Featherstonehaugh',
  phone: '070-9999-1234',
  email: 'wilhelmina@private.example',
  password: 'unmistakable words',
}

test('the log contains no password, token, e-mail address, name or cookie', async () => {
  const { lines, log } = recordingLog()
  const office = await openOffice(undefined, { log })
  try {
    const registered = await office.register(personal)
    const { browser, user } = registered
    const app = await setUpSecondFactor(office, registered)
    office.mailbox.answerNext(550, `5.1.1 <${user.email}>: no such person`)
    await office.runJobs()
    await office.runJobs()
    const mails = await office.mailsTo(user.email)
    const link = tokenIn(mails.find(({ text }) => text.includes('#token=')))
    await browser.call(session.verifyEmail, { body: { token: link } })
    const { password, ...form } = personal
    const { email } = form
    await office.visitor().call(session.signIn, { body: { email, password: 'wrong but secret' } })
    const secondFactor = app.newCode()
    await office.visitor().call(session.signIn, { body: { email, password, secondFactor } })
    await office.visitor().call(users.register, { body: { ...personal, branch: 'NAVY' } })
    await office.visitor().send('GET', `/api/users?cursor=${email}`)
    await office.adminDb.schema.alterTable('users').renameColumn('phone', 'telephone').execute()
    const broken = await browser.call(users.updateProfile, { body: form })
    expect(broken.status).toBe(500)

    const cookies = [...browser.cookies.values()]
    const secrets = [app.secret, secondFactor, link, ...app.recoveryCodes, 'wrong but secret']
    const all = lines.join('')
    for (const secret of [...Object.values(personal), ...cookies, ...secrets]) {
      expect(all).not.toContain(secret)
    }
    expect(all).toContain('request failed')
    expect(all).toContain('worker')
    expect(lines.filter((line) => line.includes('"request completed"')).length).toBeGreaterThan(8)
  } finally {
    await office.close()
  }
})

test('a call is logged as one line with its id and route, without its parameters', async () => {
  const { lines, log } = recordingLog()
  const office = await openOffice(undefined, { log })
  try {
    await office.visitor().send('GET', '/api/users/01a1dcc4-6bda-7493-bfa9-1e1214a6fe56?who=me')
    const line: unknown = JSON.parse(lines.at(-1) ?? '')

    expect(line).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/users/:id',
      status: 401,
      msg: 'request completed',
    })
    expect(lines.join('')).not.toContain('who=me')
  } finally {
    await office.close()
  }
})

test('a call for what the caller has already is logged for debugging only', async () => {
  const { lines, log } = recordingLog()
  const office = await openOffice(undefined, { log })
  try {
    const first = await office.visitor().open('/api/waiting-numbers')
    const etag = first.headers.get('etag') ?? ''
    const again = await office.visitor().open('/api/waiting-numbers', null, {
      'if-none-match': etag,
    })
    expect(again.status).toBe(304)
    const levels = lines.slice(-2).map((line) => (JSON.parse(line) as { level: number }).level)
    expect(levels).toEqual([30, 20])
  } finally {
    await office.close()
  }
})

test('personal data in a log call is redacted', () => {
  const { lines, log } = recordingLog()
  log.info({ ...personal }, 'at the top')
  log.info({ body: personal, headers: { cookie: '__Host-kakehashi=token' } }, 'one below')
  log.info({ call: { body: personal } }, 'two below')
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: `Key (email)=(${personal.email}) already exists.`,
  })
  log.error({ err: error }, 'from the database')

  for (const value of [...Object.values(personal), '__Host-kakehashi']) {
    expect(lines.join('')).not.toContain(value)
  }
  expect(lines[3]).toContain('23505')
})
