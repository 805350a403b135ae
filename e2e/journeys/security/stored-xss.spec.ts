import type { BrowserContextOptions, Page } from '@playwright/test'
import { mailsTo } from '../../support/mailbox.ts'
import { isFull } from '../../support/environment.ts'
import { languages } from '@kakehashi/domain/language'
import { expect, inLanguages, test } from '../../support/fixtures.ts'
import { type Person, signedInSample } from '../../support/people.ts'
import { goTo } from '../../screens/inspector.ts'
import { ExecutionWatch } from './execution-watch.ts'
import { plantPasskey } from './planted-passkey.ts'
import { checkSearch, checkSlip, printedPathsOf, screensOf } from './planted-screens.ts'
import { plant } from './planted-texts.ts'
import { allPayloads, payloads, shortPayload, type TextFor } from './xss-payloads.ts'

/**
 * CI plants all payloads at once, in English. `FULL=1` plants one after the other in both languages,
 * and the short one where a field refuses one.
 */
const sets: readonly (readonly [name: string, payload: string])[] = isFull
  ? payloads.map((payload) => [JSON.stringify(payload), payload] as const)
  : [['all payloads', allPayloads]]

/** Short fields; names have no addresses and sums, templates only placeholders that exist. */
const strict = /name|passkey|title|template|closure/
const refused = /[{}$@/]|.{41}/s

function textsOf(payload: string): TextFor {
  return (field, kind) => {
    const isShort = isFull ? strict.test(field) && refused.test(payload) : kind === 'line'
    const text = isShort ? shortPayload : payload
    // Staff cannot send a message with a placeholder that was left in it.
    return `${field === 'office-message' ? text.replaceAll('{', '(') : text} field-${field}`
  }
}

/** Opens a mail as a mail program without any policy would. */
async function openMail(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(html)
}

/** What is folded away is on the page only when it is open. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
}

type OpenBrowser = (who?: Person, options?: BrowserContextOptions) => Promise<Page>

async function openWatched(open: OpenBrowser, watch: ExecutionWatch, who?: Person): Promise<Page> {
  const page = await open(who)
  await watch.watch(page.context())
  return page
}

inLanguages(isFull ? languages : ['en'], (language) => {
  for (const [name, payload] of sets) {
    test(
      `no screen runs what people have written: ${name}`,
      { tag: '@core' },
      async ({ openBrowser, say }) => {
        test.setTimeout(600_000)
        const watch = new ExecutionWatch()
        const shown = new Map<string, string[]>()
        const planted = await plant(language, textsOf(payload))
        try {
          const people = {
            visitor: undefined,
            customer: planted.customer,
            renamed: planted.renamed,
            translator: await signedInSample('translator', language),
            owner: await signedInSample('owner', language),
          }
          const printed = printedPathsOf(planted)
          const screens = Object.entries(screensOf(planted, language))
          for (const [who, paths] of screens) {
            const person = people[who as keyof typeof people]
            const page = await openWatched(openBrowser, watch, person)
            if (who === 'customer') {
              const passkeyName = planted.text('passkey', 'line')
              await plantPasskey(page, say, planted.customer, passkeyName)
            }
            for (const path of paths) {
              await goTo(page, path)
              await watch.settle(page)
              await openFolds(page)
              await watch.settle(page)
              shown.set(path, await watch.check(page, `${who} at ${path}`))
              if (printed.has(path)) await checkSlip(page, watch, path)
            }
            if (who === 'owner') await checkSearch(page, watch, planted)
          }
          const page = await openWatched(openBrowser, watch)
          for (const mail of await mailsTo(planted.customer.email)) {
            await openMail(page, mail.html)
            shown.set(mail.subject, await watch.check(page, `the mail ${mail.subject}`))
          }
        } finally {
          await planted.remove()
        }
        expect(watch.seen).toEqual([])
        // A screen that does not show a text proves nothing about it.
        const fields = new Set([...shown.values()].flat())
        const unseen = [...planted.fields].filter((field) => !fields.has(field))
        expect(unseen.filter((field) => isShownIn(language, field))).toEqual([])
      },
    )
  }
})

/**
 * A browser is named by what we recognise in its text, one reason is for late requests, and the
 * other title of a paper is on its certificate.
 */
const notShown = new Set(['user-agent', 'promise-reason', 'paper-title-japanese'])

/** Templates are shown in the reader's language. English screens show no other Japanese words either. */
function isShownIn(language: string, field: string): boolean {
  const isOfOther = language === 'ja' ? /^(title|template-text)$/ : /-ja$/
  return !notShown.has(field) && !isOfOther.test(field)
}

test(
  'a script that runs, an element, a dialog and a request elsewhere are noticed',
  { tag: '@core' },
  async ({ openBrowser }) => {
    const watch = new ExecutionWatch()
    const page = await openWatched(openBrowser, watch)
    // No policy of ours applies to a blank page.
    await openMail(page, `${payloads[2]}<a href="javascript:executed(1)">field-details</a>`)
    await expect.poll(() => watch.seen).toContain(' ran a script')
    expect(await watch.check(page, 'here')).toEqual(['details'])
    expect(watch.seen.filter((sign) => sign.includes('made an element'))).toHaveLength(2)
    await page.evaluate(() => alert('field'))
    expect(watch.seen.at(-1)).toBe('here opened a dialog: field')
  },
)
