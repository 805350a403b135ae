import { verifyEmail } from '@kakehashi/contract/accounts/sessions'
import { confirmSecondFactor, startSecondFactor } from '@kakehashi/contract/accounts/second-factor'
import { publishOfficeDraft, saveOfficeDraft } from '@kakehashi/contract/office-drafts'
import { listServices } from '@kakehashi/contract/services/services'
import * as setup from '@kakehashi/contract/setup'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../src/throttle.ts'
import { publishForNewBuild } from '../../src/jobs/publish-site.ts'
import { renderAndServe, writeSite } from '../support/built-site.ts'
import type { Browser } from '../support/browser.ts'
import { firstOwner, setupToken } from '../support/first-owner.ts'
import { tokenIn } from '../support/mails.ts'
import { type Office, openOffice } from '../support/office.ts'

let site: Awaited<ReturnType<typeof writeSite>>
let office: Office
beforeAll(async () => {
  site = await writeSite()
  office = await openOffice(undefined, { siteFolder: site.folder, isEmpty: true })
})
afterAll(async () => {
  await office.close()
  await site.remove()
})

const stateNow = async () => (await office.visitor().call(setup.getSetup)).body.state

describe('a new office, from the empty database to its website', () => {
  let owner: Browser
  let person: ReturnType<typeof firstOwner>

  test('visitors are sent to the set-up, and search engines are told nothing', async () => {
    await publishForNewBuild({ ...office, siteFolder: site.folder })
    await renderAndServe(office)

    const { status, headers } = await office.visitor().send('GET', '/contact')

    expect([status, headers.get('location'), headers.get('x-robots-tag')]).toEqual([
      302,
      '/setup',
      'noindex',
    ])
    expect((await office.visitor().send('GET', '/login')).status).toBe(200)
    expect(await stateNow()).toBe('new')
  })

  test('only whoever has the link that the server printed becomes the owner', async () => {
    const { status, body } = await office
      .visitor()
      .call(setup.createFirstOwner, { body: firstOwner('guessed') })

    expect([status, body.code]).toEqual([403, 'wrong-setup-token'])
  })

  test('whoever tries many tokens has to wait', async () => {
    const guesser = office.visitor()
    const statuses = new Set<number>()
    for (let count = 0; count <= limits.linkAddress.most; count += 1) {
      const body = firstOwner(`guess ${count}`)
      statuses.add((await guesser.call(setup.createFirstOwner, { body })).status)
    }

    expect([...statuses]).toEqual([403, 429])
  })

  test('of two people with the link, one becomes the owner, and no mail is sent', async () => {
    const people = [firstOwner(setupToken(office)), firstOwner(setupToken(office))]
    const replies = await Promise.all(
      people.map(async (each) => {
        const browser = office.visitor()
        const reply = await browser.call(setup.createFirstOwner, { body: each })
        return { each, browser, reply }
      }),
    )

    const made = replies.filter(({ reply }) => reply.status === 200)
    const refused = replies.filter(({ reply }) => reply.status !== 200)
    expect(made).toHaveLength(1)
    expect(refused.map(({ reply }) => reply.body.code)).toEqual(['already-set-up'])
    const [first] = made
    if (!first) throw new Error('nobody became the owner')
    owner = first.browser
    person = first.each
    expect(first.reply.body).toMatchObject({
      isOwner: true,
      isAdmin: true,
      isEmailVerified: false,
      signInRequirement: 'second-factor',
    })
    await office.runJobs()
    expect(await office.mailsTo(person.email)).toEqual([])
    expect(await stateNow()).toBe('begun')
  })

  test('the test mail confirms the address, and says why if the mail server refuses it', async () => {
    await owner.call(setup.sendTestMail)
    expect((await owner.call(setup.getTestMail)).body).toEqual({ state: 'waiting' })

    office.mailbox.answerNext(550, 'relaying denied')
    await office.runJobs()
    const { state, reason } = (await owner.call(setup.getTestMail)).body
    expect([state, reason]).toEqual(['failing', expect.stringContaining('relaying denied')])

    await owner.call(setup.sendTestMail)
    await office.runJobs()
    expect((await owner.call(setup.getTestMail)).body).toEqual({ state: 'sent' })
    const [mail] = await office.mailsTo(person.email)
    const confirmed = await owner.call(verifyEmail, { body: { token: tokenIn(mail) } })
    expect(confirmed.body).toMatchObject({ wasVerified: false })

    for (let sent = 2; sent < limits.verificationMail.most; sent += 1) {
      expect((await owner.call(setup.sendTestMail)).status).toBe(200)
    }
    expect((await owner.call(setup.sendTestMail)).status).toBe(429)
  })

  test('after the second factor, the owner adds services and publishes', async () => {
    const before = await owner.call(setup.addStarterServices, { body: { services: [] } })
    expect(before.body.code).toBe('must-set-up-second-factor')
    const { body: started } = await owner.call(startSecondFactor, {
      body: { currentPassword: person.password },
    })
    const code = generateSync({
      secret: started.secret,
      epoch: office.clock.now().getTime() / 1000,
    })
    await owner.call(confirmSecondFactor, { body: { code } })

    const chosen = {
      services: [
        { name: 'Birth Certificate', price: 35 },
        { name: 'Legal', price: 80 },
      ],
    }
    const added = await owner.call(setup.addStarterServices, { body: chosen })
    const again = await owner.call(setup.addStarterServices, { body: chosen })
    expect([added.body.added, again.body.added]).toEqual([2, 0])
    const { body: services } = await office.visitor().call(listServices)
    expect(services.map(({ name }) => name)).toEqual(['Legal', 'Birth Certificate'])

    await owner.call(saveOfficeDraft, { body: { office: sampleOffice } })
    const published = await owner.call(publishOfficeDraft, { body: {} })
    expect(published.status).toBe(200)
    expect(await stateNow()).toBe('publishing')
  })

  test('then the website stands, and the set-up is closed', async () => {
    await office.runJobs()

    // At once: nobody is sent back to the set-up by a process that has not noticed yet.
    const home = await office.visitor().send<string>('GET', '/')
    expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, null])
    expect(home.body).toContain('Home of Kakehashi')
    expect(await stateNow()).toBe('finished')
    const late = await office
      .visitor()
      .call(setup.createFirstOwner, { body: firstOwner(setupToken(office)) })
    expect(late.body.code).toBe('already-set-up')
    expect((await owner.call(setup.sendTestMail)).body.code).toBe('already-set-up')
  })
})
