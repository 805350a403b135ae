import type { BrowserContextOptions } from '@playwright/test'

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** The browser state of the signed-in sample customer. */
export function signInCustomer(site: string): Promise<SignedIn> {
  return signIn(site, { email: 'customer@example.com', password: 'kakehashi-sample-2026' })
}

interface Login {
  readonly email: string
  readonly password: string
}

/** The browser state after signing in. */
export async function signIn(site: string, login: Login): Promise<SignedIn> {
  const reply = await fetch(`${site}/api/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  if (!reply.ok) throw new Error(`${login.email} could not sign in: ${await reply.text()}`)
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
