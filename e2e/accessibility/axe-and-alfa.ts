import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Element, Node } from '@siteimprove/alfa-dom'
import { Playwright } from '@siteimprove/alfa-playwright'
import allRules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations found by axe, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  const { violations } = await new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // No page has frames from other sites, so axe can run in the page alone.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} ${target.join(' ')} ${failureSummary}`,
    ),
  )
}

const isRequired = Conformance.isAA()
const rules = allRules.filter((rule) =>
  rule.hasRequirement(
    (requirement) => Criterion.isCriterion(requirement) && isRequired(requirement),
  ),
)

const targetSize = 'sia-r113'
const clippedText = 'sia-r83'

/**
 * Alfa drops a whole style sheet, without a word, for a rule of a kind that it does not know. It
 * reads `@container` as `@media`, which is close enough for colours and sizes of text.
 */
async function snapshotOf(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(CSSContainerRule.prototype, 'constructor', { value: CSSMediaRule })
  })
  const document = await page.evaluateHandle(() => globalThis.document)
  const snapshot = await Playwright.toPage(document)
  const written = await document.evaluate(({ styleSheets, adoptedStyleSheets }) =>
    [...styleSheets, ...adoptedStyleSheets].map(({ cssRules }) => cssRules.length > 0),
  )
  await document.dispose()
  const read = [...snapshot.document.style].map((sheet) => [...sheet.rules].length > 0)
  if (read.join() !== written.join()) throw new Error('Alfa cannot read one of the style sheets')
  return snapshot
}

/** Violations found by Alfa of the rules for WCAG levels A and AA, one line each. */
export async function alfaFindings(page: Page): Promise<string[]> {
  const snapshot = await snapshotOf(page)
  // Alfa counts a button behind an open dialog or a toast as too small or too close to those in
  // front. Axe does not, so only axe checks target sizes then.
  const isCovered = await page.evaluate(
    () => globalThis.document.querySelector('dialog:modal, .Toastify__progress-bar') !== null,
  )
  const outcomes = await Audit.of(snapshot, rules).evaluate()
  return (
    [...outcomes]
      .filter((outcome) => Outcome.isFailed(outcome))
      .map(({ rule, target }) => ({ name: rule.uri.split('/').at(-1), target }))
      .filter(({ name }) => !(isCovered && name === targetSize))
      // The browser enlarges a paper on screen, which has millimetres, as a whole.
      .filter(({ name, target }) => !(name === clippedText && isOnPaper(target)))
      .map(({ name, target }) => `alfa ${name}: ${JSON.stringify(target).slice(0, 300)}`)
  )
}

/** Within what is printed alone, such as a label. */
function isOnPaper(target: unknown): boolean {
  if (!Node.isNode(target)) return false
  return [...target.ancestors()].some(
    (each) => Element.isElement(each) && each.attribute('data-prints-alone').isSome(),
  )
}
