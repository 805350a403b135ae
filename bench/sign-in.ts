import type { BrowserContextOptions } from '@playwright/test'

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The sample customer, as a browser remembers them. */
export function signInCustomer(site: string): Promise<SignedIn> {
  return signIn(site, { email: 'customer@example.com', password: 'kakehashi-sample-2026' })
}

interface Login {
  readonly email: string
  readonly password: string
}

/** Somebody of an office, as a browser remembers them. */
export async function signIn(site: string, login: Login): Promise<SignedIn> {
  const reply = await fetch(`${site}/api/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!reply.ok) throw new Error(`${login.email} did not get in: ${await reply.text()}`)
  const [name = '', value = ''] =
    (reply.headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? []
  const cookie = {
    name,
    value,
    domain: new URL(site).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax' as const,
  }
  const localStorage = [{ name: 'userInfo', value: await reply.text() }]
  return { cookies: [cookie], origins: [{ origin: site, localStorage }] }
}
