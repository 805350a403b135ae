import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Playwright } from '@siteimprove/alfa-playwright'
import allRules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has against the page, one line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // No page has frames of strangers, so axe may run in one go.
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

/** What the second judge has against it: the rules that WCAG asks for at level A and AA. */
export async function alfaFindings(page: Page): Promise<string[]> {
  const document = await page.evaluateHandle(() => globalThis.document)
  const seen = await Playwright.toPage(document)
  await document.dispose()
  // It does not know that an open dialog puts the page behind it out of reach, and takes a button
  // there for one that stands too near; axe, which knows, judges the distances then.
  const isVeiled = await page.evaluate(
    () => globalThis.document.querySelector('dialog:modal') !== null,
  )
  const outcomes = await Audit.of(seen, rules).evaluate()
  return [...outcomes]
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => ({ name: rule.uri.split('/').at(-1), target }))
    .filter(({ name }) => !(isVeiled && name === targetSize))
    .map(({ name, target }) => `alfa ${name}: ${JSON.stringify(target).slice(0, 300)}`)
}
