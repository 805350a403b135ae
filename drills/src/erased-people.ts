import { setTimeout } from 'node:timers/promises'
import { leave } from '@kakehashi/contract/accounts/account-data'
import { register } from '@kakehashi/contract/accounts/users'
import { newRegistration, newVisitor } from './customers.ts'
import type { RunningOffice } from './running-office.ts'

const count = 3

/** Some people register, leave and are erased, one after the other in the given time. */
export async function erasePeople(office: RunningOffice, seconds: number): Promise<string[]> {
  const address = office.apis[0]?.address ?? ''
  const erased: string[] = []
  for (let index = 0; index < count; index += 1) {
    const browser = newVisitor(address)
    const registration = newRegistration()
    await browser.call(register, { body: registration })
    await setTimeout((seconds / count / 2) * 1000)
    const { status } = await browser.call(leave, {
      body: { currentPassword: registration.password },
    })
    if (status !== 200) throw new Error(`leaving was answered ${status}`)
    // As if the days had passed in which they can stop it.
    await office.query('update users set erase_at = now() where email = $1', [registration.email])
    await office.query(`select graphile_worker.add_job('erase-people')`)
    await waitUntilErased(office, registration.email)
    erased.push(registration.email)
    await setTimeout((seconds / count / 4) * 1000)
  }
  return erased
}

async function waitUntilErased(office: RunningOffice, email: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const rows = await office.query('select from users where email = $1', [email])
    if (rows.length === 0) return
    await setTimeout(200)
  }
  throw new Error('nobody was erased within a minute')
}
