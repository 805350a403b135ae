import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser as Caller } from '@kakehashi/api/test/support/browser'
import { ownProfile } from '@kakehashi/contract/accounts/users'
import { localPath } from '@kakehashi/contract/site-addresses'
import { type Language, languages } from '@kakehashi/domain/language'
import { publicParts, publicStates } from '@kakehashi/domain/system/public-status'
import { findingTexts } from '@kakehashi/domain/system/finding-texts'
import { type FindingCode, findingCodes, isProblem } from '@kakehashi/domain/system/system-check'
import { alfaFindings, axeFindings } from '@kakehashi/e2e/accessibility/axe-and-alfa'
import { chromium } from '@playwright/test'
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Breakage } from './breakages.ts'

/** An owner and a visitor who read a language, and leave their pages open. */
interface Readers {
  readonly language: Language
  readonly owner: Page
  readonly visitor: Page
}

/** The owner's page and the public one in both languages, through the proxy. */
export async function openStatusPages(publicUrl: string, owner: Caller, pictures?: string) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const open = async (path: string, options: BrowserContextOptions) => {
    // Its certificate is of an authority of this drill.
    const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
    const page = await context.newPage()
    await page.goto(`${publicUrl}${path}`)
    return page
  }
  const all: Readers[] = await Promise.all(
    languages.map(async (language) => ({
      language,
      owner: await open('/owner/system', await signedIn(publicUrl, owner, language)),
      visitor: await open(localPath('/status', language), {}),
    })),
  )

  return {
    /** What is not yet on the pages as it should be. */
    async missing(breakage: Pick<Breakage, 'findings' | 'visitors'>): Promise<string[]> {
      const missing = await Promise.all(all.map((readers) => missingFor(readers, breakage)))
      return missing.flat()
    },
    async violations(): Promise<string[]> {
      const found: string[] = []
      for (const { owner: ownerPage, visitor } of all) {
        for (const page of [ownerPage, visitor]) {
          found.push(...(await axeFindings(page)), ...(await alfaFindings(page)))
        }
      }
      return found
    },
    async takePictures(name: string): Promise<void> {
      if (pictures === undefined) return
      await mkdir(pictures, { recursive: true })
      for (const { language, owner: ownerPage, visitor } of all) {
        for (const [who, page] of Object.entries({ owner: ownerPage, visitor })) {
          const path = join(pictures, `${name}-${who}-${language}.png`)
          await page.screenshot({ path, fullPage: true })
        }
      }
    },
    close: () => browser.close(),
  }
}

async function missingFor(
  { language, owner, visitor }: Readers,
  { findings, visitors }: Pick<Breakage, 'findings' | 'visitors'>,
): Promise<string[]> {
  const [ownerText, visitorStates] = await Promise.all([visibleText(owner), readStates(visitor)])
  const wrong: string[] = []
  for (const code of findingCodes.filter((each) => isProblem({ code: each }))) {
    const isShown = sentencesOf(code, language).every((sentence) => sentence.test(ownerText))
    if (isShown !== findings.includes(code)) {
      wrong.push(`owner (${language}): ${isShown ? 'still' : 'not yet'} ${code}`)
    }
  }
  const states = publicParts.map((part) => visitors[part] ?? 'up')
  const worst = publicStates.findLast((state) => states.includes(state)) ?? 'up'
  const expected = [worst, ...states].join(' ')
  if (visitorStates !== expected) {
    wrong.push(`visitor (${language}): ${visitorStates} instead of ${expected}`)
  }
  return wrong
}

/** The sentence and the advice, with anything for their figures. */
function sentencesOf(code: FindingCode, language: Language): RegExp[] {
  const { text, advice } = findingTexts[code]
  return [text[language], advice?.[language] ?? ''].map((sentence) => {
    const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part))
    return new RegExp(parts.join('[^。\\n]*'))
  })
}

function visibleText(page: Page): Promise<string> {
  return page.locator('main').innerText()
}

/** The answer at the top and the state of each part, as far as they are visible. */
async function readStates(page: Page): Promise<string> {
  const answers = page.locator('[data-answer]:visible')
  const states = page.locator('[data-part] div [data-state]:visible')
  const [answer, parts] = await Promise.all([
    answers.evaluateAll((elements) => elements.map((one) => one.getAttribute('data-answer'))),
    states.evaluateAll((elements) => elements.map((one) => one.getAttribute('data-state'))),
  ])
  return [answer, parts].flat().join(' ')
}

async function signedIn(
  publicUrl: string,
  owner: Caller,
  language: Language,
): Promise<BrowserContextOptions> {
  const { hostname } = new URL(publicUrl)
  const { body } = await owner.call(ownProfile)
  const cookies = [...owner.cookies].map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax' as const,
  }))
  const userInfo = { name: 'userInfo', value: JSON.stringify({ ...body, language }) }
  const origins = [{ origin: publicUrl, localStorage: [userInfo] }]
  const locale = language === 'ja' ? 'ja-JP' : 'en-US'
  return { storageState: { cookies, origins }, locale }
}
