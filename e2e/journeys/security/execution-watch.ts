import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { site } from '../../support/environment.ts'

/** Collects every sign that a text of a person was taken for more than a text. */
export class ExecutionWatch {
  readonly seen: string[] = []
  readonly #open = new Set<Request>()
  #screen = ''

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('executed', () => this.#add('ran a script'))
    context.on('dialog', (dialog) => {
      this.#add(`opened a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    context.on('request', (made) => {
      const url = made.url()
      const isOurs = url.startsWith(`${site}/`) || url.startsWith('data:') || url === 'about:blank'
      if (!isOurs) this.#add(`asked for ${url.slice(0, 200)}`)
      if (url.startsWith('data:text')) this.#add(`asked for ${url.slice(0, 200)}`)
      // The stream of live events never ends.
      if (made.resourceType() !== 'eventsource') this.#open.add(made)
    })
    context.on('requestfinished', (made) => this.#open.delete(made))
    context.on('requestfailed', (made) => this.#open.delete(made))
  }

  /** Waits until a screen has loaded all that it asks for, and has shown it. */
  async settle(page: Page): Promise<void> {
    const isIdle = async () => {
      const before = this.#open.size
      await page.waitForTimeout(200)
      return before + this.#open.size === 0
    }
    await expect.poll(isIdle, { timeout: 30_000, intervals: [0] }).toBe(true)
  }

  /** What the screen made of the planted texts. Names the fields that it shows. */
  async check(page: Page, screen: string): Promise<string[]> {
    this.#screen = screen
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('[data-planted], i[data-planted]')]
      const links = [...document.querySelectorAll('[href], [src], [action], [formaction]')]
      const attributes = ['href', 'src', 'action', 'formaction', 'xlink:href']
      const scripts = links.filter((link) =>
        attributes.some((name) =>
          /^\s*(java\s*script|vbscript|data:text)/i.test(link.getAttribute(name) ?? ''),
        ),
      )
      const inputs = [...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.value
          : '',
      )
      // Not the text of the page as a whole, where one field would run into the next.
      const texts: string[] = []
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
      return {
        elements: [...elements, ...scripts].map((element) => element.outerHTML.slice(0, 200)),
        text: [...texts, document.title, ...inputs].join('\n'),
      }
    })
    for (const element of found.elements) this.#add(`made an element: ${element}`)
    return [...found.text.matchAll(/field-([a-z-]+)/g)].map(([, field]) => field ?? '')
  }

  #add(what: string): void {
    this.seen.push(`${this.#screen} ${what}`)
  }
}
