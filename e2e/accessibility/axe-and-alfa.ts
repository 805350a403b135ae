import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
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

/** Violations found by Alfa of the rules for WCAG levels A and AA, one line each. */
export async function alfaFindings(page: Page): Promise<string[]> {
  const document = await page.evaluateHandle(() => globalThis.document)
  const snapshot = await Playwright.toPage(document)
  await document.dispose()
  // Alfa counts a button behind an open dialog or a toast as too small or too close to those in
  // front. Axe does not, so only axe checks target sizes then.
  const isCovered = await page.evaluate(
    () => globalThis.document.querySelector('dialog:modal, .Toastify__progress-bar') !== null,
  )
  const outcomes = await Audit.of(snapshot, rules).evaluate()
  return [...outcomes]
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => ({ name: rule.uri.split('/').at(-1), target }))
    .filter(({ name }) => !(isCovered && name === targetSize))
    .map(({ name, target }) => `alfa ${name}: ${JSON.stringify(target).slice(0, 300)}`)
}
