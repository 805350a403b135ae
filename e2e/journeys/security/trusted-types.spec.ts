import { expect, test } from '../../support/fixtures.ts'

/** Creates a policy as an injected script would; returns what the browser said. */
function createPolicy(name: string): string {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): unknown }
  }
  try {
    trustedTypes.createPolicy(name, { createHTML: (html: string) => html })
    return 'created'
  } catch (error) {
    return String(error)
  }
}

for (const path of ['/', '/services/legal', '/login', '/submitrequest', '/admin/dashboard']) {
  test(
    `no script at ${path} can create a Trusted Types policy that is not ours`,
    { tag: '@core' },
    async ({ signedInAs, openBrowser, pageErrors }) => {
      pageErrors.allow(/trusted-types|Creating a TrustedTypePolicy/)
      const page = path === '/login' ? await openBrowser() : await signedInAs('owner')
      await page.goto(path)
      for (const name of ['default', 'another', 'lit-html']) {
        expect(await page.evaluate(createPolicy, name)).toContain('disallowed')
      }
    },
  )
}
