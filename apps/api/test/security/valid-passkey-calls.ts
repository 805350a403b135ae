import * as contract from '@kakehashi/contract/accounts/passkeys'
import type { Browser, CallInput } from '../support/browser.ts'
import { addPasskey, Passkey } from '../support/passkey.ts'
import type { CallContext, ValidCall } from './callers.ts'

/** For callers who get no options: their call is refused before it is read. */
export const noOptions = {
  challenge: 'none',
  rpId: 'localhost',
  timeout: 0,
  userVerification: 'required',
  allowCredentials: [],
} satisfies contract.PasskeyRequestOptions

/** For every endpoint about passkeys, a call that succeeds for a caller with permission. */
export const validPasskeyCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/users/passkeys': () => ({}),
  'POST /api/users/passkeys/challenge': () => ({}),
  'POST /api/users/passkeys': async ({ caller }) => ({
    body: { name: 'Phone', credential: await newCredential({ caller }) },
  }),
  'PUT /api/users/passkeys/:id': async (context) => ({
    ...(await passkeyOf(context)),
    body: { name: 'Laptop' },
  }),
  'DELETE /api/users/passkeys/:id': passkeyOf,
  'POST /api/users/auth/passkey/challenge': () => ({}),
  'POST /api/users/auth/passkey': async ({ caller, customer }) => {
    const { passkey } = await knownPasskey(customer.browser)
    const { body } = await caller.browser.call(contract.startPasskeySignIn)
    return { body: { credential: passkey.sign(body) } }
  },
  'POST /api/users/proof/passkey/challenge': () => ({}),
  'POST /api/users/proof/passkey': async ({ caller: { browser } }) => {
    const { status, body } = await browser.call(contract.startPasskeyProof)
    if (status === 200) {
      const { passkey } = await knownPasskey(browser)
      return { body: { credential: passkey.sign(body) } }
    }
    const unused = new Passkey().sign(noOptions)
    return { body: { credential: unused } }
  },
}

async function newCredential({ caller: { browser } }: Pick<CallContext, 'caller'>) {
  const { status, body } = await browser.call(contract.startPasskey)
  if (status === 200) return new Passkey().create(body)
  const { challenge, rpId } = noOptions
  const user = { id: 'none', name: 'none', displayName: 'none' }
  return new Passkey().create({ ...body, challenge, rp: { name: 'none', id: rpId }, user })
}

/** A person can have only some passkeys, so one serves for several calls. */
const known = new WeakMap<Browser, ReturnType<typeof addPasskey>>()
async function knownPasskey(browser: Browser) {
  const added = known.get(browser) ?? addPasskey(browser)
  known.set(browser, added)
  return added
}

async function passkeyOf({ customer }: CallContext): Promise<CallInput> {
  const { body } = await customer.browser.call(contract.listPasskeys)
  const id = body[0]?._id ?? (await knownPasskey(customer.browser)).id
  return { params: { id } }
}
